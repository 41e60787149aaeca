import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../../http/api-error.ts';

/** Argon2id (the library's default) as OWASP advises: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of no password: made with the same cost, so that judging it takes the same time. */
const NOBODYS = hash('', COST);
NOBODYS.catch(() => {}); // whoever awaits it hears of it

const COMMONEST = 10_000;
const common = new Set(
  dictionary['passwords-common'].slice(0, COMMONEST).map((word) => word.toLowerCase()),
);

/** One keyboard writes é as one character, another as two: both are the same password. */
const normal = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST);

/** False, and after the same time, where there is no password to compare with. */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  const right = await verify(known ?? (await NOBODYS), normal(password));
  return right && known !== null;
}

export function refuseCommonPassword(password: string): void {
  if (common.has(normal(password).toLowerCase()))
    throw new ApiError('invalid_request', [
      { field: 'password', message: 'is one of the 10,000 most common passwords' },
    ]);
}
