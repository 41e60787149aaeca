import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MessageTool } from './message-tool.tsx';

const SAID_MS = 2000;

export function CopyTool({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  // Only a page that came by https may write to the clipboard.
  if (!('clipboard' in navigator)) return null;
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <MessageTool label={copied ? 'Copied' : 'Copy'} onClick={copy}>
        {copied ? <Check /> : <Copy />}
      </MessageTool>
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
