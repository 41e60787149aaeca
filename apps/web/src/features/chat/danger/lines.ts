import type { Resource } from '@yarrow/contract';
import { HELP_DIRECTORY } from '../../../lib/help-directory.ts';
import type { Danger } from './danger.ts';

/** Every line there is, the directory last. */
export const linesOf = ({ resources }: Danger): readonly Resource[] =>
  resources.some(({ chat }) => chat?.includes('findahelpline.com'))
    ? resources
    : [...resources, HELP_DIRECTORY];

/** The line that fits best and can be reached with one tap, and one that can be written to. */
export function firstLines({ resources }: Danger): {
  call: Resource | undefined;
  text: Resource | undefined;
} {
  const call = resources.find((one) => one.call !== null);
  return { call, text: call?.text ? call : resources.find((one) => one.text !== null) };
}
