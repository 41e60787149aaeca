import type { AnalysisResponse } from '@yarrow/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../section.tsx';
import { understoodChips, type FindingAnswer } from '../words/understood.ts';
import { AnswerNews } from './answer-news.tsx';
import { CorrectFinding } from './correct-finding.tsx';
import { useAnswering } from './answering.ts';
import { FindingChip } from './finding-chip.tsx';

interface Props {
  result: AnalysisResponse;
  answers: readonly FindingAnswer[];
}

const GROUPS = [
  { status: 'present', title: 'You have' },
  { status: 'absent', title: 'You do not have' },
  { status: 'uncertain', title: 'Not sure, so left out' },
] as const;

/** Everything the result was worked out from. Each can be struck out or put right, and the result follows. */
export function Understood({ result, answers }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const panelId = useId();
  const chipId = (finding: string): string => `${panelId}-${finding}`;
  const close = useReturnTo(chosen, chipId, () => setChosen(null));
  const chips = understoodChips(result.understood, answers);
  const open = chips.find(({ finding }) => finding === chosen);
  if (chips.length === 0) return null;
  return (
    <Card>
      <Section size="aside" title="What we understood">
        <div className="space-y-3">
          {GROUPS.map(({ status, title }) => {
            const members = chips.filter((chip) => chip.status === status);
            if (members.length === 0) return null;
            return (
              <div key={status}>
                <h3 className="font-sans text-sm font-semibold text-ink-2">{title}</h3>
                <ul className="mt-1.5 flex flex-wrap gap-1.5">
                  {members.map((chip) => (
                    <li key={chip.finding} className="max-w-full">
                      <FindingChip
                        chip={chip}
                        open={chip.finding === chosen}
                        id={chipId(chip.finding)}
                        panelId={panelId}
                        onPress={() => setChosen(chip.finding === chosen ? null : chip.finding)}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
        <div id={panelId}>
          {open ? <CorrectFinding key={open.finding} chip={open} onClose={close} /> : null}
        </div>
        <AnswerNews place="understood" />
        <p className="mt-3 text-sm text-ink-2 print:hidden">
          Not right? Tap it to correct it. The result changes at once.
        </p>
      </Section>
    </Card>
  );
}

/**
 * Closes the correction and gives the focus back to its chip, also when an answer has come through: the chip may stand
 * in another group by then.
 */
function useReturnTo(
  chosen: string | null,
  chipId: (finding: string) => string,
  onClose: () => void,
): () => void {
  const { pending } = useAnswering();
  const sent = useRef(false);
  const close = (): void => {
    onClose();
    if (chosen) document.getElementById(chipId(chosen))?.focus();
  };
  useEffect(() => {
    if (pending.some(({ finding }) => finding === chosen)) sent.current = true;
    if (pending.length > 0 || !sent.current) return;
    sent.current = false;
    close();
  });
  return close;
}
