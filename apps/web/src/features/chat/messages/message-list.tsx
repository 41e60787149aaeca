import type { ChatMessage } from '@yarrow/contract';
import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import type { TalkState } from '../talk/talk-state.ts';
import { Awaiting, Reply, type Source } from './reply.tsx';
import { SourceDrawer } from './source-drawer.tsx';
import { UserMessage } from './user-message.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';
import { useWindow } from './use-window.ts';
import { versionsOf } from './versions.ts';

interface Props {
  of: string;
  state: TalkState;
  /** What of the conversation is shown. */
  messages: readonly ChatMessage[];
  /** Null where nothing can be changed. */
  onEdit: ((message: ChatMessage, text: string) => void) | null;
  onRegenerate: ((message: ChatMessage) => void) | null;
  onSee: (version: ChatMessage) => void;
  /** The message that was looked for. */
  marked: string | null;
  children?: ReactNode;
}

/** Those further up are drawn when they come into sight. */
const DRAWN_AT_ONCE = 20;

export function MessageList(props: Props) {
  const { of, state, messages, onEdit, onRegenerate, onSee, marked, children } = props;
  const { log, content, isAtEnd, toEnd } = useStickToEnd();
  const { shown, hidden, more, all } = useWindow(messages, of, log);
  const [source, setSource] = useState<Source | null>(null);
  const versions = useMemo(() => versionsOf(state.thread.messages), [state.thread.messages]);
  const last = messages.at(-1);
  const awaits = state.phase !== 'idle' && last?.role === 'user';

  // What the person says is seen, wherever they were reading.
  const said = messages.findLast(({ role }) => role === 'user')?.client_id ?? null;
  const before = useRef(said);
  useEffect(() => {
    if (said !== before.current && state.phase === 'sending') toEnd();
    before.current = said;
  }, [said, state.phase, toEnd]);

  const isHidden = marked !== null && !shown.some(({ id }) => id === marked);
  useEffect(() => {
    if (marked === null) return;
    if (isHidden) all();
    else
      document
        .getElementById(`message-${marked}`)
        ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // oxlint-disable-next-line react/exhaustive-deps -- `all` is made anew each time and does the same
  }, [marked, isHidden]);

  return (
    <div className="relative flex min-h-28 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        aria-busy={state.phase !== 'idle' || state.loading === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-3"
      >
        <div
          ref={content}
          className="mx-auto flex w-full max-w-[51rem] flex-col gap-4 px-4 py-5 sm:px-7"
        >
          {hidden > 0 ? <Older onMore={more} hidden={hidden} /> : children}
          {state.loading === 'loading' && messages.length === 0 ? <Loading /> : null}
          {shown.map((message, i) => (
            <div
              key={message.client_id ?? message.id}
              id={`message-${message.id}`}
              className={cx(
                'flex flex-col',
                i < shown.length - DRAWN_AT_ONCE &&
                  '[content-visibility:auto] [contain-intrinsic-size:auto_6rem]',
                message.id === marked && 'rounded-field ring-4 ring-action-soft',
              )}
            >
              {message.role === 'user' ? (
                <UserMessage
                  message={message}
                  versions={versions.get(message.id)}
                  isSending={message.user_id === ''}
                  onEdit={onEdit}
                  onSee={onSee}
                />
              ) : (
                <Reply
                  message={message}
                  versions={versions.get(message.id)}
                  onRegenerate={onRegenerate}
                  onSee={onSee}
                  onSource={setSource}
                />
              )}
            </div>
          ))}
          {awaits ? <Awaiting /> : null}
        </div>
      </div>
      {isAtEnd ? null : (
        <Button
          size="sm"
          variant="quiet"
          onClick={toEnd}
          className="absolute! right-3 bottom-3 rounded-full! shadow-card max-sm:px-3 sm:right-1/2 sm:translate-x-1/2"
        >
          <ArrowDown aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">Jump to latest</span>
        </Button>
      )}
      <SourceDrawer source={source} onClose={() => setSource(null)} />
    </div>
  );
}

/** Brings the page before, also when it is scrolled to. */
function Older({ onMore, hidden }: { onMore: () => void; hidden: number }) {
  const place = useRef<HTMLDivElement>(null);
  const act = useRef(onMore);
  useEffect(() => {
    act.current = onMore;
  });
  useEffect(() => {
    const here = place.current;
    if (!here || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) act.current();
    });
    watcher.observe(here);
    return () => watcher.disconnect();
  }, [hidden]);
  return (
    <div ref={place} className="flex justify-center">
      <Button size="sm" variant="ghost" onClick={onMore}>
        Show older messages
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div className="space-y-6">
      <span className="sr-only">Loading</span>
      <SkeletonText lines={2} />
      <SkeletonText lines={3} />
    </div>
  );
}
