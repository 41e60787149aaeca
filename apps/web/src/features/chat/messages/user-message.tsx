import type { ChatMessage } from '@yarrow/contract';
import { Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import { CopyTool } from './copy-tool.tsx';
import { clockTime } from './clock-time.ts';
import { EditMessage } from './edit-message.tsx';
import { MessageTool } from './message-tool.tsx';
import { VersionSwitch } from './version-switch.tsx';

interface Props {
  message: ChatMessage;
  versions: readonly ChatMessage[] | undefined;
  /** Not kept by the server yet. */
  isSending: boolean;
  /** Null where it cannot be said differently. */
  onEdit: ((message: ChatMessage, text: string) => void) | null;
  onSee: (version: ChatMessage) => void;
}

export const UserMessage = memo(function UserMessage(props: Props) {
  const { message, versions, isSending, onEdit, onSee } = props;
  const [editing, setEditing] = useState(false);
  if (editing && onEdit)
    return (
      <EditMessage
        text={message.content}
        onCancel={() => setEditing(false)}
        onSave={(text) => {
          setEditing(false);
          onEdit(message, text);
        }}
      />
    );
  return (
    <div className="ml-auto flex max-w-[86%] flex-col items-end sm:max-w-[70%]">
      <p className="rounded-[18px] rounded-br-[4px] bg-action-soft px-4 py-2.5 break-words whitespace-pre-wrap">
        <span className="sr-only">You: </span>
        {message.content}
      </p>
      <div className="mt-0.5 flex min-h-9 flex-wrap items-center justify-end gap-x-0.5 text-xs text-ink-3">
        <VersionSwitch message={message} versions={versions} onSee={onSee} />
        {onEdit && !isSending ? (
          <MessageTool label="Edit" onClick={() => setEditing(true)}>
            <Pencil />
          </MessageTool>
        ) : null}
        <CopyTool text={message.content} />
        <span className="ml-1">
          {isSending ? 'Sending…' : `Sent · ${clockTime(message.timestamp)}`}
        </span>
      </div>
    </div>
  );
});
