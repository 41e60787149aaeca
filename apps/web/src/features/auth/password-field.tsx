import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { CONTROL } from '../../ui/control-style.ts';
import { Field, type FieldTexts } from '../../ui/field.tsx';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

/** Pasting and password managers work as in any field; what was typed can be looked at. */
export function PasswordField({ label, hint, error, value, onChange, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="relative block">
          <input
            {...rest}
            {...ids}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(CONTROL, 'min-h-12 py-2 pr-14')}
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={shown}
            title={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 grid w-12 place-items-center rounded-field text-ink-2 hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
