import { useQueryClient } from '@tanstack/react-query';
import { LIMITS, type ChatSession } from '@yarrow/contract';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { whyOf } from '../problem.ts';
import { tellTabs } from '../talk/tabs.ts';
import { sessionName } from '../../../lib/session-name.ts';
import { keepInList } from './sessions.ts';

interface Props {
  session: ChatSession | null;
  onClose: () => void;
}

export function RenameDialog({ session, onClose }: Props) {
  return (
    <Dialog open={session !== null} onClose={onClose} title="Rename session">
      {session ? <RenameForm session={session} onDone={onClose} /> : null}
    </Dialog>
  );
}

function RenameForm({ session, onDone }: { session: ChatSession; onDone: () => void }) {
  const client = useQueryClient();
  const [title, setTitle] = useState(session.title ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const trimmed = title.trim();
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { title: trimmed };
      const answer = await call('renameChat', { params: { id: session.id }, body });
      keepInList(client, answer.session);
      tellTabs(session.id);
      onDone();
    } catch (failure) {
      setError(`Failed to rename session. ${whyOf(failure) ?? ''}`.trim());
      setBusy(false);
    }
  };
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '' && !busy) void save();
      }}
    >
      <TextField
        label="Title"
        value={title}
        onChange={setTitle}
        placeholder={sessionName(session)}
        maxLength={LIMITS.title}
        error={error}
        autoComplete="off"
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} disabled={trimmed === ''}>
          Save
        </Button>
      </div>
    </form>
  );
}
