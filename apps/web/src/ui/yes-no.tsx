import type { GroupTexts } from './choice-group.tsx';
import { RadioCards } from './radio-cards.tsx';

interface Props extends GroupTexts {
  value: boolean | null;
  onChange: (value: boolean) => void;
}

const OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export function YesNo({ value, onChange, ...texts }: Props) {
  return (
    <RadioCards
      {...texts}
      columns={2}
      options={OPTIONS}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
