import { parseArgs } from 'node:util';
import { API_BASE } from '@yarrow/contract';
import { startServer } from './testing-server.ts';
import { compareTimes, quantile } from './timing.ts';

/*
 * npm run prove:timing [-- --tries N]: how long sign-in takes says nothing of whether an address has an account. Over
 * HTTP on this machine, with the lockout off, which a stranger would not have.
 */

const { values } = parseArgs({ options: { tries: { type: 'string', default: '200' } } });
const tries = Number(values.tries);
if (!Number.isInteger(tries) || tries < 20) throw new Error('--tries takes a number from 20');
/** Two equal kinds of 200 tries each stay within 0.5 ± 0.12 in all but one of 30,000 runs. */
const SLACK = 0.12 * Math.sqrt(200 / tries);

const { address, stop } = await startServer();

const post = async (route: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const url = `${address}${API_BASE}/auth/email/${route}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.text();
};
const known = 'known@example.org';
await post('sign-up', { email: known, password: 'correct horse battery' });
let strangers = 0;
const signIn = (email: string) => post('sign-in', { email, password: 'not the password' });
const toKnown = () => signIn(known);
const toUnknown = () => signIn(`nobody${String((strangers += 1)).padStart(3, '0')}@example.org`);
await compareTimes(10, toKnown, toUnknown); // until everything is warm
const { one, other, chance } = await compareTimes(tries, toKnown, toUnknown);
await stop();

const show = (times: number[]): string =>
  [0.1, 0.5, 0.9].map((share) => quantile(times, share).toFixed(1)).join(' / ');
console.log(`${tries} tries each, milliseconds at 10 / 50 / 90 %`);
console.log(`an account:  ${show(one)}`);
console.log(`no account:  ${show(other)}`);
console.log(`chance that an account takes longer: ${chance.toFixed(3)} (0.5 tells nothing)`);
if (Math.abs(chance - 0.5) > SLACK) {
  console.log('The times tell them apart.');
  process.exitCode = 1;
}
