import type { ChatMessage, Citation } from '@yarrow/contract';
import { RefreshCw } from 'lucide-react';
import { memo } from 'react';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { MessageText } from '../markdown/message-text.tsx';
import { CaseChangeCard } from './case-change-card.tsx';
import { clockTime } from './clock-time.ts';
import { CopyTool } from './copy-tool.tsx';
import { MessageTool } from './message-tool.tsx';
import { VersionSwitch } from './version-switch.tsx';

export interface Source {
  citation: Citation;
  number: number;
}

interface Props {
  message: ChatMessage;
  versions: readonly ChatMessage[] | undefined;
  /** Null where it cannot be answered anew. */
  onRegenerate: ((message: ChatMessage) => void) | null;
  onSee: (version: ChatMessage) => void;
  onSource: (source: Source) => void;
}

export const Reply = memo(function Reply(props: Props) {
  const { message, versions, onRegenerate, onSee, onSource } = props;
  const isWriting = message.status === 'streaming';
  return (
    <div className="max-w-[42rem]">
      <span className="sr-only">Yarrow: </span>
      {message.content === '' && isWriting ? (
        <Awaiting />
      ) : (
        <MessageText text={message.content} citation={sourcesOf(message, onSource)} />
      )}
      {message.case_change ? <CaseChangeCard change={message.case_change} /> : null}
      {isWriting ? null : (
        <div className="mt-0.5 -ml-2 flex min-h-9 flex-wrap items-center gap-x-0.5 text-xs text-ink-3">
          <span className="mr-1 ml-2">
            {message.status === 'stopped' ? 'AI Response · stopped' : 'AI Response'} ·{' '}
            {clockTime(message.timestamp)}
          </span>
          <CopyTool text={message.content} />
          {onRegenerate ? (
            <MessageTool label="Answer again" onClick={() => onRegenerate(message)}>
              <RefreshCw />
            </MessageTool>
          ) : null}
          <VersionSwitch message={message} versions={versions} onSee={onSee} />
        </div>
      )}
    </div>
  );
});

/** The nth citation as a button; nothing for a number that stands for none. */
const sourcesOf =
  ({ citations }: ChatMessage, onOpen: Props['onSource']) =>
  (number: number) => {
    const citation = citations[number - 1];
    return citation ? <SourceButton number={number} citation={citation} onOpen={onOpen} /> : null;
  };

interface SourceProps extends Source {
  onOpen: (source: Source) => void;
}

/** Small to the eye, and as large as a finger needs to the finger. */
function SourceButton({ number, citation, onOpen }: SourceProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Source ${number}: ${citation.organisation}`}
      title={`${citation.organisation}: ${citation.title}`}
      onClick={() => onOpen({ number, citation })}
      className="relative mx-0.5 inline-grid h-6 min-w-6 place-items-center rounded-md border border-line bg-sunk px-1 align-[2px] text-xs leading-none font-semibold text-ink-2 before:absolute before:-inset-2 hover:border-line-strong hover:text-ink"
    >
      {number}
    </button>
  );
}

/** While the reply is not there yet. */
export function Awaiting() {
  return (
    <div className="w-full max-w-[26rem] py-1">
      <SkeletonText lines={2} />
    </div>
  );
}
