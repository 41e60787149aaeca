// A warning nobody reads is a bug nobody sees: console.error and console.warn fail the test that caused
// them. A test that expects one replaces it: vi.spyOn(console, 'error').mockImplementation(() => {}).
import { afterAll, afterEach } from 'vitest';

const said: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const where = new Error().stack?.split('\n').slice(2).join('\n') ?? '';
    said.push(`console.${level}: ${parts.map(String).join(' ')}\n${where}`);
  };
}

function failIfSaid(): void {
  const messages = said.splice(0);
  if (messages.length > 0) throw new Error(messages.join('\n\n'));
}

afterEach(failIfSaid);
afterAll(failIfSaid);
