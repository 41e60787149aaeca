import type { AnalysisResponse } from '@yarrow/contract';
import { useId, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../section.tsx';
import { understoodChips, type FindingAnswer } from '../words/understood.ts';
import { AnswerNews } from './answer-news.tsx';
import { CorrectFinding } from './correct-finding.tsx';
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
          {open ? (
            <CorrectFinding key={open.finding} chip={open} onClose={() => setChosen(null)} />
          ) : null}
        </div>
        <AnswerNews place="understood" />
        <p className="mt-3 text-sm text-ink-2 print:hidden">
          Not right? Tap it to correct it. The result changes at once.
        </p>
      </Section>
    </Card>
  );
}
