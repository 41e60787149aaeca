import { Square } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DictationButton } from './dictation-button.tsx';
import { isJustStarted, keepDraft, readDraft } from './drafts.ts';

interface Props {
  /** Whose draft it is. */
  draftOf: string;
  /** Nothing can be sent just now. */
  busy: boolean;
  /** A reply is being written, and can be stopped. */
  writing: boolean;
  /** Longest that can be sent. */
  limit: number;
  /** Comes back to be sent again: it could not be sent. */
  restored: string | null;
  onSend: (text: string) => void;
  onStop: () => void;
}

const TALLEST_PX = 120;
const JUST_AFTER_MS = 30;

/** One row that grows to 120 px. Enter sends, Shift+Enter begins a new line. */
export function Composer(props: Props) {
  const { draftOf, busy, writing, limit, restored, onSend, onStop } = props;
  const [text, setText] = useState(() => readDraft(draftOf));
  const field = useRef<HTMLTextAreaElement>(null);
  // Who has just started a session means to write in it.
  useEffect(() => {
    if (isJustStarted(draftOf)) field.current?.focus();
  }, [draftOf]);
  const composed = useRef(-JUST_AFTER_MS);
  const write = (next: string): void => {
    setText(next);
    keepDraft(draftOf, next);
  };
  const [taken, setTaken] = useState<string | null>(null);
  if (restored !== taken) {
    setTaken(restored);
    if (restored !== null) write(withRestored(text, restored));
    // Sent again by the banner's button: it is not there twice.
    else if (text === taken) write('');
  }
  useEffect(() => {
    if (restored !== null) field.current?.focus();
  }, [restored]);
  useLayoutEffect(() => grow(field.current), [text]);

  const trimmed = text.trim();
  const canSend = trimmed !== '' && trimmed.length <= limit && !busy;
  const send = (): void => {
    if (!canSend) return;
    write('');
    onSend(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // An Enter that only settles a word of an input method sends nothing; in Safari it comes just after the word.
    const composing =
      event.nativeEvent.isComposing || event.timeStamp - composed.current < JUST_AFTER_MS;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-wrap items-end gap-1 rounded-card border-[1.5px] border-line-strong bg-card p-1.5 shadow-card focus-within:border-action focus-within:ring-4 focus-within:ring-action-soft"
    >
      <label className="min-w-0 flex-1">
        <span className="sr-only">Message</span>
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder="Write a message"
          enterKeyHint="send"
          aria-describedby={trimmed.length > limit ? 'too-long' : undefined}
          aria-invalid={trimmed.length > limit || undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onCompositionEnd={(event) => {
            composed.current = event.timeStamp;
          }}
          className="block max-h-[120px] w-full resize-none bg-transparent px-2.5 py-2 text-base text-ink placeholder:text-ink-3 focus:outline-none"
        />
        {trimmed.length > limit ? (
          <span id="too-long" className="block px-2.5 pb-1 text-sm font-medium text-high">
            {trimmed.length - limit} characters too long. You can send it in two messages.
          </span>
        ) : null}
      </label>
      <DictationButton
        disabled={false}
        onWords={(words) => write(text === '' ? words : `${text.trimEnd()} ${words}`)}
      />
      {writing ? (
        <IconButton
          label="Stop the reply"
          onClick={onStop}
          className="bg-sunk text-ink! hover:bg-line"
        >
          <Square className="fill-current" />
        </IconButton>
      ) : (
        <Button type="submit" size="sm" disabled={!canSend}>
          Send
        </Button>
      )}
    </form>
  );
}

/** Behind what came back stands what was typed meanwhile. */
const withRestored = (text: string, restored: string): string =>
  text.trim() === '' || text === restored ? restored : `${restored}\n${text}`;

function grow(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  field.style.height = 'auto';
  field.style.height = `${Math.min(field.scrollHeight, TALLEST_PX)}px`;
}
