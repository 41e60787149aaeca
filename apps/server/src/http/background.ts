/** Work nobody waits for, such as sending a mail: how long it takes must not tell what it does. */
export interface Background {
  run: (what: string, work: () => Promise<void>) => void;
  /** Resolves once everything under way has ended. */
  settled: () => Promise<void>;
}

export function createBackground(log: {
  warn: (fields: object, message: string) => void;
}): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (what, work) => {
      // Only the code: a message may quote an address.
      const one = work().catch((error: unknown) =>
        log.warn({ code: (error as { code?: unknown }).code }, `${what} failed`),
      );
      running.add(one);
      void one.finally(() => running.delete(one));
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
