import { useQueryClient } from '@tanstack/react-query';
import { LIMITS, type ChatSession } from '@yarrow/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { whyOf } from '../problem.ts';
import { keepInList } from '../sessions/sessions.ts';
import { planFromText, planToText, STEPS } from './plan-text.ts';

interface Props {
  session: ChatSession;
  open: boolean;
  onClose: () => void;
}

/** A plan for hard hours, in six steps; kept with the session. */
export function SafetyPlanDialog({ session, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="My safety plan">
      <PlanForm session={session} />
    </Dialog>
  );
}

type State = 'idle' | 'saving' | 'saved' | { failed: string | undefined };

function PlanForm({ session }: { session: ChatSession }) {
  const client = useQueryClient();
  const [plan, setPlan] = useState(() => planFromText(session.metadata.safety_plan ?? ''));
  const [state, setState] = useState<State>('idle');
  const text = planToText(plan);
  const tooLong = text.length > LIMITS.safetyPlan;

  const save = async (): Promise<void> => {
    setState('saving');
    try {
      const answer = await call('putSafetyPlan', {
        params: { id: session.id },
        body: { plan: text },
      });
      keepInList(client, answer.session);
      setState('saved');
    } catch (error) {
      setState({ failed: whyOf(error) });
    }
  };
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong) void save();
      }}
    >
      <p className="text-ink-2">
        Something to go by when it gets hard. Fill in what you can; you can change it at any time.
        It is yours, and it is no promise to anybody.
      </p>
      {STEPS.map(({ title, hint }, i) => (
        <TextArea
          key={title}
          label={`${i + 1}. ${title}`}
          hint={hint}
          rows={2}
          value={plan[i] ?? ''}
          onChange={(part) => {
            setState('idle');
            setPlan(plan.with(i, part));
          }}
        />
      ))}
      {tooLong ? (
        <p className="text-sm font-medium text-high">The plan is too long to be kept.</p>
      ) : null}
      {typeof state === 'object' ? (
        <Notice tone="caution" role="alert" title="The plan could not be saved">
          {state.failed}
        </Notice>
      ) : null}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-2 border-t border-line bg-paper p-4">
        <p role="status" className="mr-auto text-sm text-ink-2">
          {state === 'saved' ? 'Saved with this session' : ''}
        </p>
        <Button
          size="sm"
          variant="quiet"
          disabled={text === ''}
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'safety-plan.txt')
          }
        >
          <Download aria-hidden="true" className="size-4.5" />
          Download
        </Button>
        <Button size="sm" type="submit" busy={state === 'saving'} disabled={tooLong}>
          Save
        </Button>
      </div>
    </form>
  );
}
