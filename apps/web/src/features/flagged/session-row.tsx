import type { ChatSession } from '@yarrow/contract';
import { PATHS } from '../../lib/paths.ts';
import { sessionName } from '../../lib/session-name.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { flagsOf } from './risk.ts';
import { RiskBadge } from './risk-badge.tsx';
import { timeText } from './time-text.ts';

const ID_SHOWN = 6;
const QUOTED = 3;
const MOST_KINDS = 5;

interface Props {
  session: ChatSession;
  onDetails: () => void;
}

export function SessionRow({ session, onDetails }: Props) {
  const { id, status, risk_level, updated_at, metadata, safety } = session;
  // The words of others are only told in the details, where it is recorded that they were read.
  const quoted = quotesOf(safety.indicators.map(({ text }) => text));
  const kinds = metadata.crisis_indicators.map((kind) => kind.replaceAll('_', ' '));
  const about = [...new Set([...flagsOf(session), ...kinds.toReversed()])].slice(0, MOST_KINDS);
  const name = sessionName(session);
  return (
    <li className="grid gap-x-5 gap-y-2 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[7.5rem_1fr_auto] sm:items-start">
      <div className="pt-0.5">
        <RiskBadge level={risk_level} />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-ink-2">
            #{id.slice(0, ID_SHOWN)} · {status} ·{' '}
            <span className="whitespace-nowrap">updated {timeText(updated_at)}</span>
          </span>
        </p>
        {quoted.length > 0 ? (
          <ul className="mt-0.5">
            {quoted.map((words) => (
              <li key={words} className="truncate text-ink-2">
                “{words}”
              </li>
            ))}
          </ul>
        ) : null}
        <p className="text-sm text-ink-2">
          {about.length > 0 ? `${about.join(', ')} · ` : ''}
          {metadata.risk_detected_at ? (
            <span className="whitespace-nowrap">
              first noticed {timeText(metadata.risk_detected_at)}
            </span>
          ) : null}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onDetails}>
          Details<span className="sr-only"> of {name}</span>
        </Button>
        <LinkButton variant="quiet" size="sm" to={`${PATHS.chat}?sessionId=${id}`}>
          Open chat<span className="sr-only"> {name}</span>
        </LinkButton>
      </div>
    </li>
  );
}

/** The latest words that raised it, each once, and none that is only a part of another. */
const quotesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .filter((text, _, all) => !all.some((other) => other !== text && other.includes(text)))
    .slice(-QUOTED)
    .toReversed();
