/** What a text field and a textarea share. */
export const CONTROL =
  'block w-full rounded-field border-[1.5px] border-line-strong bg-card px-4 text-base text-ink ' +
  'placeholder:text-ink-3 transition-[border-color,box-shadow] duration-150 ' +
  'hover:border-ink-2 focus:border-action focus:outline-none focus:ring-4 focus:ring-action-soft ' +
  'aria-invalid:border-high disabled:border-line disabled:bg-sunk disabled:text-ink-3 ' +
  'forced-colors:focus:outline-2';
