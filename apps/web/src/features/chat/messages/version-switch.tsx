import type { ChatMessage } from '@yarrow/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface Props {
  message: ChatMessage;
  versions: readonly ChatMessage[] | undefined;
  onSee: (version: ChatMessage) => void;
}

/** ‹ 1/2 › of a message that was said, or answered, more than once. */
export function VersionSwitch({ message, versions, onSee }: Props) {
  if (!versions || versions.length < 2) return null;
  const at = versions.findIndex(({ id }) => id === message.id);
  const [before, after] = [versions[at - 1], versions[at + 1]];
  return (
    <span className="inline-flex items-center" role="group" aria-label="Versions">
      <IconButton
        label="Earlier version"
        disabled={!before}
        onClick={() => before && onSee(before)}
        className="size-9 pointer-coarse:size-11"
      >
        <ChevronLeft />
      </IconButton>
      <span className="tabular-nums">
        <span className="sr-only">Version </span>
        {at + 1}/{versions.length}
      </span>
      <IconButton
        label="Later version"
        disabled={!after}
        onClick={() => after && onSee(after)}
        className="size-9 pointer-coarse:size-11"
      >
        <ChevronRight />
      </IconButton>
    </span>
  );
}
