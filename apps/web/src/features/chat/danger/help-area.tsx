import { useEffect, useRef, useState } from 'react';
import { NO_SESSION } from '../composer/drafts.ts';
import { CrisisCard } from './crisis-card.tsx';
import { rankOf, showsHelp, type Danger } from './danger.ts';
import { EmergencyBar } from './emergency-bar.tsx';
import { HelpDialog } from './help-dialog.tsx';

interface Props {
  /** Whose danger it is: another session's is not a rise. */
  of: string;
  danger: Danger;
  /** How often the person has spoken. */
  said: number;
  number: string;
  /** Null where there is no session of one's own to keep a plan with. */
  onPlan: (() => void) | null;
  dialogOpen: boolean;
  onDialog: (open: boolean) => void;
}

/** The help between the conversation and the composer. It takes its own room, and so covers nothing. */
export function HelpArea(props: Props) {
  const { of, danger, said, number, onPlan, dialogOpen, onDialog } = props;
  const rose = useRise(of, danger, said);
  const area = useRef<HTMLDivElement>(null);
  // On a small screen the column scrolls, and what has just come must be seen.
  useEffect(() => {
    if (rose) area.current?.scrollIntoView({ block: 'nearest' });
  }, [rose, danger.level, danger.emergency]);
  const crisis = danger.level !== 'none' || danger.carryOver;
  return (
    <>
      {showsHelp(danger) ? (
        <div ref={area} className="shrink-0">
          {danger.emergency ? <EmergencyBar number={number} /> : null}
          {crisis ? (
            <CrisisCard
              key={danger.level}
              danger={danger}
              number={number}
              callAbove={danger.emergency}
              isNew={rose}
              onMore={() => onDialog(true)}
              onPlan={onPlan}
            />
          ) : null}
        </div>
      ) : null}
      <HelpDialog
        open={dialogOpen}
        onClose={() => onDialog(false)}
        danger={danger}
        number={number}
      />
    </>
  );
}

/** Whether the level rose while this session was looked at, and the person has said nothing since. */
function useRise(of: string, { level, emergency }: Danger, said: number): boolean {
  const rank = rankOf(level) + (emergency ? 10 : 0);
  const [seen, setSeen] = useState({ of, rank, said, rose: false });
  if (seen.of !== of) {
    // The first words of a session are judged before there is one, and are said in it afterwards.
    const isBegun = seen.of === NO_SESSION && seen.rose;
    setSeen({ of, rank, said: isBegun ? 1 : said, rose: isBegun });
  } else if (seen.rank !== rank)
    setSeen({ of, rank, said: Math.max(said, seen.said), rose: rank > seen.rank });
  else if (seen.said < said) setSeen({ of, rank, said, rose: false });
  return seen.of === of && seen.rose;
}
