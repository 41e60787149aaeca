import type { ChatMessage } from '@yarrow/contract';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CONTROL } from '../../../ui/control-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { findIn } from './find-in.ts';

interface Props {
  messages: readonly ChatMessage[];
  onMark: (id: string | null) => void;
  onClose: () => void;
}

/** Find in this conversation: the newest match first, then upwards. */
export function FindBar({ messages, onMark, onClose }: Props) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const found = findIn(messages, words);
  const marked = found[at] ?? null;
  useEffect(() => onMark(marked), [marked, onMark]);
  const move = (by: number): void => {
    if (found.length > 0) setAt((at + by + found.length) % found.length);
  };
  return (
    <form
      role="search"
      className="flex shrink-0 items-center gap-1 border-b border-line px-3 py-1.5 sm:px-7"
      onSubmit={(event) => {
        event.preventDefault();
        move(1);
      }}
    >
      <div className="relative min-w-0 flex-1">
        <input
          aria-label="Find in conversation"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for just now
          autoFocus
          type="search"
          value={words}
          placeholder="Find in conversation"
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          onChange={(event) => {
            setWords(event.target.value);
            setAt(0);
          }}
          className={`${CONTROL} min-h-11 py-1.5 pr-20! text-sm!`}
        />
        <span
          role="status"
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs text-ink-2 tabular-nums"
        >
          {words.trim() === ''
            ? ''
            : found.length === 0
              ? 'Not found'
              : `${at + 1} of ${found.length}`}
        </span>
      </div>
      <IconButton label="Further up" disabled={found.length < 2} onClick={() => move(1)}>
        <ChevronUp />
      </IconButton>
      <IconButton label="Further down" disabled={found.length < 2} onClick={() => move(-1)}>
        <ChevronDown />
      </IconButton>
      <IconButton label="Close the search" onClick={onClose}>
        <X />
      </IconButton>
    </form>
  );
}
