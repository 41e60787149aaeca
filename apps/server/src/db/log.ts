/** What this room says to the operator. A pino logger fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
