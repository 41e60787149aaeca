import type { ChatMessage, ChatSession } from '@yarrow/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IntroNote } from '../messages/intro-note.tsx';
import { MessageList } from '../messages/message-list.tsx';
import { messagesAsOf, toSee } from '../messages/versions.ts';
import type { Talk } from '../talk/talk.ts';
import type { TalkState } from '../talk/talk-state.ts';

interface Props {
  session: ChatSession;
  talk: Talk;
  state: TalkState;
  /** Whether something can be said here. */
  isOpen: boolean;
  marked: string | null;
}

/** The messages of one session, in the version that is looked at. Made anew for each session. */
export function Conversation({ session, talk, state, isOpen, marked }: Props) {
  const [before, setBefore] = useState<string | null>(null);
  const busy = state.phase !== 'idle';
  // What is said now goes on from the newest.
  if (busy && before !== null) setBefore(null);
  const messages = messagesAsOf(state.thread.messages, before);
  const changes = isOpen && !busy && before === null;
  return (
    <>
      <MessageList
        of={session.id}
        state={state}
        messages={messages}
        marked={marked}
        onSee={(version) => setBefore(toSee(version))}
        onEdit={changes ? (message: ChatMessage, text) => void talk.send(text, message.id) : null}
        onRegenerate={changes ? (message) => void talk.regenerate(message.id) : null}
      >
        <IntroNote context={session.metadata.symptom_context} />
        {state.loading === 'loaded' && messages.length === 0 ? (
          <p className="py-10 text-center font-serif text-xl">
            {session.status === 'active'
              ? 'Session started. How can I help you today?'
              : 'Nothing was written in this session.'}
          </p>
        ) : null}
      </MessageList>
      {before === null ? null : (
        <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 border-t border-line px-4 py-2 text-sm text-ink-2">
          This is an earlier version of the conversation.
          <Button size="sm" variant="quiet" onClick={() => setBefore(null)}>
            Back to the newest
          </Button>
        </div>
      )}
    </>
  );
}
