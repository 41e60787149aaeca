/** Danger in a person's words: what the server and the browser's worker both run before anything else. */
export { assessSafely } from './assess-safely.ts';
export { detectCrisis, type CrisisFlags, type CrisisReading } from './danger/detect-crisis.ts';
export { judgeSafety, type SafetyOptions } from './safety/judge-safety.ts';
