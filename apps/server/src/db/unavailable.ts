/** Tell the client to come back after this: a killed PostgreSQL is back well within it. */
export const RETRY_AFTER_SECONDS = 2;

/** Classes 08 (connection) and 57P (shutdown, crash, starting up), too many clients, a replica that became read-only. */
const SQL_STATES = /^(08...|57P0[1-5]|53300|25006)$/;

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg and its pool say without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/**
 * Whether the database could not be asked, as opposed to having refused what was asked: the answer
 * to the client is then 503 with Retry-After. Looks through the causes, as drizzle wraps errors.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (
    let link = error, depth = 0;
    link instanceof Error && depth < 8;
    link = link.cause, depth++
  ) {
    if (isOutage(link)) return true;
    // Several addresses of one host were tried (localhost: ::1 and 127.0.0.1).
    if (link instanceof AggregateError && link.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
};

const isOutage = (error: Error): boolean => {
  const { code, syscall, address } = error as Error & {
    code?: unknown;
    syscall?: unknown;
    address?: unknown;
  };
  if (typeof code !== 'string') return MESSAGES.test(error.message);
  // ENOENT also says that a file is missing; here it must come from connecting to a socket.
  if (code === 'ENOENT') return syscall === 'connect' && address !== undefined;
  return SQL_STATES.test(code) || NETWORK_CODES.has(code);
};
