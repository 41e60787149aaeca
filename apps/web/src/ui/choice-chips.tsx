import { Check } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../lib/cx.ts';
import { ChoiceGroup, type GroupTexts } from './choice-group.tsx';
import { toggleChoice, type Choice } from './choice.ts';

export const CHIP =
  'relative inline-flex min-h-11 items-center gap-2 rounded-button border border-line bg-card px-4 py-1.5 ' +
  'font-medium select-none transition-[background-color,border-color] duration-150 ' +
  'hover:border-line-strong active:bg-sunk has-checked:border-action has-checked:bg-action-soft ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action';

interface Multi<V extends string> extends GroupTexts {
  options: readonly Choice<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** The option that stands alone, such as "None of the above". */
  exclusive?: V;
}

/** Several answers. */
export function ChoiceChips<V extends string>({
  options,
  value,
  onChange,
  exclusive,
  ...texts
}: Multi<V>) {
  return (
    <ChoiceGroup {...texts}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.value}
            type="checkbox"
            option={option}
            checked={value.includes(option.value)}
            onChange={() => onChange(toggleChoice(value, option.value, exclusive))}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

interface Single<V extends string> extends GroupTexts {
  options: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
}

/** One answer; arrow keys move between the options. */
export function RadioChips<V extends string>({ options, value, onChange, ...texts }: Single<V>) {
  const name = useId();
  return (
    <ChoiceGroup {...texts}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.value}
            type="radio"
            name={name}
            option={option}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

interface ChipProps {
  type: 'checkbox' | 'radio';
  name?: string;
  option: Choice<string>;
  checked: boolean;
  onChange: () => void;
}

function Chip({ type, name, option, checked, onChange }: ChipProps) {
  return (
    <label className={CHIP}>
      <input type={type} name={name} checked={checked} onChange={onChange} className="sr-only" />
      {option.icon}
      {option.label}
      <Check
        aria-hidden="true"
        className={cx('-mr-1 size-4 text-action', checked ? 'animate-fade' : 'hidden')}
        strokeWidth={3}
      />
    </label>
  );
}
