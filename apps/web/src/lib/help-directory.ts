import type { Resource } from '@yarrow/contract';

/** Never help without a way on, whatever the knowledge has for a country. */
export const HELP_DIRECTORY: Resource = {
  country: null,
  name: 'Find A Helpline: crisis lines by country',
  call: null,
  text: null,
  chat: 'https://findahelpline.com',
  hours: null,
  last_checked: null,
};
