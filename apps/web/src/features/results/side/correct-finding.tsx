import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { capitalised } from '../words/sentences.ts';
import type { FindingAnswer, UnderstoodChip } from '../words/understood.ts';
import { useAnswering } from './answering.ts';

interface Props {
  chip: UnderstoodChip;
  onClose: () => void;
}

const CHOICES = [
  { value: 'present', status: 'present', label: 'Yes, I have this' },
  { value: 'absent', status: 'absent', label: 'No, I don’t have this' },
  { value: 'unknown', status: 'uncertain', label: 'Leave it out' },
] as const;

/** Puts one finding right. What holds now is not offered again. */
export function CorrectFinding({ chip, onClose }: Props) {
  const { give, pending } = useAnswering();
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => first.current?.focus(), []);
  const choose = (value: FindingAnswer['value']) =>
    give([{ finding: chip.finding, value }], 'understood');
  return (
    <div className="mt-3 animate-rise rounded-xl bg-sunk p-3.5 print:hidden">
      <h3 ref={first} tabIndex={-1} className="font-sans text-base font-semibold outline-none">
        {capitalised(chip.name)}
      </h3>
      <p className="text-sm text-ink-2">
        {chip.text ? `From your words “${chip.text}”.` : 'From an answer you gave.'} What is right?
      </p>
      <div className="mt-2.5 grid gap-2">
        {CHOICES.filter(({ status }) => status !== chip.status).map(({ value, label }) => (
          <Button
            key={value}
            size="sm"
            variant="quiet"
            busy={pending.some((one) => one.finding === chip.finding && one.value === value)}
            onClick={() => choose(value)}
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={onClose}>
          It is right as it is
        </Button>
      </div>
    </div>
  );
}
