import type { ChatSession } from '@yarrow/contract';
import { ArrowLeft, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { PATHS } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { WHO_ANSWERS } from './who-answers.ts';
import { sessionName } from '../../../lib/session-name.ts';

interface Props {
  session: ChatSession | null;
  /** Which session it is, is not known yet. */
  isSettling: boolean;
  fromChecker: boolean;
  /** What can be done with the session. */
  actions: ReactNode;
  isStarting: boolean;
  onStart: () => void;
  onSessions: () => void;
}

const CONTEXT = 'AI chat with your symptom analysis context';
const FOLLOW_UP = 'Follow-up conversation with AI medical assistant';

export function ChatHeader(props: Props) {
  const { session, isSettling, fromChecker, actions, isStarting, onStart, onSessions } = props;
  const withContext = session ? session.metadata.symptom_context !== null : fromChecker;
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line px-3 py-2 sm:gap-3 sm:px-7 tall:sm:py-2.5">
      <IconButton
        label="Chat Sessions"
        aria-haspopup="dialog"
        className="lg:hidden"
        onClick={onSessions}
      >
        <PanelLeft />
      </IconButton>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <Link
          to={PATHS.checker}
          className="hidden items-center gap-1 text-xs text-ink-3 hover:text-ink hover:underline tall:sm:inline-flex"
        >
          <ArrowLeft aria-hidden="true" className="size-3.5" />
          Back to Symptom Checker
        </Link>
        <h1
          tabIndex={-1}
          className={cx(
            'order-2 w-full leading-tight sm:text-xl',
            session ? 'truncate text-lg' : 'text-base',
          )}
        >
          {session ? sessionName(session) : isSettling ? 'Chat' : 'No Active Session'}
        </h1>
        <p
          className={cx(
            'order-3 hidden truncate text-xs text-ink-3 lg:order-none',
            session ? 'tall:block' : 'tall:sm:block',
          )}
        >
          {withContext ? CONTEXT : FOLLOW_UP}
        </p>
        <p className="order-4 hidden w-full truncate text-xs text-ink-3 tall:lg:block">
          {WHO_ANSWERS}
        </p>
      </div>
      {session ? actions : null}
      {session || isSettling ? null : (
        <Button
          size="sm"
          variant="quiet"
          busy={isStarting}
          onClick={onStart}
          className="shrink-0 max-sm:px-3"
        >
          Start New Chat
        </Button>
      )}
    </header>
  );
}
