import { ChevronDown } from 'lucide-react';
import { CONTROL } from '../../ui/control-style.ts';
import { Field } from '../../ui/field.tsx';
import { countries } from './countries.ts';

interface Props {
  value: string | null;
  onChange: (country: string | null) => void;
}

/** Decides which emergency number and which lines are shown first. */
export function CountryField({ value, onChange }: Props) {
  return (
    <Field
      label="Country"
      hint="For the right emergency number, help lines and names. Without it we go by your browser’s language."
    >
      {(ids) => (
        <span className="relative block">
          <select
            {...ids}
            className={`${CONTROL} min-h-12 appearance-none py-2 pr-11!`}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || null)}
          >
            <option value="">Not set</option>
            {countries().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-2"
          />
        </span>
      )}
    </Field>
  );
}
