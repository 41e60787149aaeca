import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { canDictate, dictate } from './dictation.ts';

interface Props {
  onWords: (words: string) => void;
  disabled: boolean;
}

/** Off until it is pressed, and then it says where the voice may go. */
export function DictationButton({ onWords, disabled }: Props) {
  const [on, setOn] = useState(false);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  if (!canDictate()) return null;

  const toggle = (): void => {
    if (on) {
      stop.current();
      return;
    }
    stop.current = dictate({ onWords, onEnd: () => setOn(false) });
    setOn(true);
  };
  return (
    <>
      <IconButton
        label={on ? 'Stop dictating' : 'Dictate'}
        aria-pressed={on}
        disabled={disabled}
        onClick={toggle}
        className={on ? 'bg-action-soft text-action' : undefined}
      >
        {on ? <Square /> : <Mic />}
      </IconButton>
      <span role="status" className="sr-only">
        {on ? 'Listening' : ''}
      </span>
      {on ? (
        <p className="order-first basis-full px-2.5 pt-1.5 text-sm text-ink-2">
          Listening. Your browser may send the sound to its maker to turn it into text; Yarrow gets
          the text alone.
        </p>
      ) : null}
    </>
  );
}
