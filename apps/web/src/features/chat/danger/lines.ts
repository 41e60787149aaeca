import type { Resource } from '@yarrow/contract';
import type { Danger } from './danger.ts';

/** Never help without a way on, whatever is known of a country. */
export const DIRECTORY: Resource = {
  country: null,
  name: 'Find A Helpline: crisis lines by country',
  call: null,
  text: null,
  chat: 'https://findahelpline.com',
  hours: null,
  last_checked: null,
};

/** Every line there is, the directory last. */
export const linesOf = ({ resources }: Danger): readonly Resource[] =>
  resources.some(({ chat }) => chat?.includes('findahelpline.com'))
    ? resources
    : [...resources, DIRECTORY];

/** The line that fits best and can be reached with one tap, and one that can be written to. */
export function firstLines({ resources }: Danger): {
  call: Resource | undefined;
  text: Resource | undefined;
} {
  const call = resources.find((one) => one.call !== null);
  return { call, text: call?.text ? call : resources.find((one) => one.text !== null) };
}
