export * from './danger.ts';
