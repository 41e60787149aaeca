import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/control-style.ts';

interface Props {
  text: string;
  onCancel: () => void;
  onSave: (text: string) => void;
}

/** In the place of the message: the old version is kept, and the conversation goes on from the new one. */
export function EditMessage({ text, onCancel, onSave }: Props) {
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(text.length, text.length);
    // With its buttons, and clear of what floats above the end.
    field.current?.form?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [text]);
  const trimmed = draft.trim();
  return (
    <form
      className="ml-auto w-full max-w-[34rem] scroll-mt-4 scroll-mb-16"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') onSave(trimmed);
      }}
    >
      <label>
        <span className="sr-only">Edit your message</span>
        <textarea
          ref={field}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
          className={`${CONTROL} field-sizing-content max-h-60 min-h-20 py-2.5`}
        />
      </label>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-xs text-ink-3 max-sm:basis-full">The earlier version is kept.</p>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" disabled={trimmed === ''}>
          Send again
        </Button>
      </div>
    </form>
  );
}
