import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { CONTROL } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

interface Props extends FieldTexts, Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

/** Grows with its text where the browser can. */
export function TextArea({ label, hint, error, value, onChange, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <textarea
          rows={3}
          maxLength={2000}
          {...rest}
          {...ids}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(CONTROL, 'field-sizing-content min-h-24 resize-y py-3', className)}
        />
      )}
    </Field>
  );
}
