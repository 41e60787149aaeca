import { pino, type Logger } from 'pino';

/** Logs say what happened, never what a person said: no bodies, no query strings, no addresses. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
