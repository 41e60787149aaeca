import type { ChatMessage } from '@yarrow/contract';
import { parseMarkdown, type Block, type Inline } from '../markdown/parse-markdown.ts';

/** Says a whole reply once, when it is there; not each of its words as they come. */
export function Announcer({ reply }: { reply: ChatMessage | undefined }) {
  const text = reply ? spoken(reply.content) : '';
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {text === '' ? '' : `Yarrow: ${text}`}
    </div>
  );
}

/** A reply without its marks. */
export const spoken = (markdown: string): string => parseMarkdown(markdown).map(block).join(' ');

function block(one: Block): string {
  switch (one.kind) {
    case 'paragraph':
    case 'heading':
      return inline(one.inline);
    case 'list':
      return one.items.map((item) => item.map(block).join(' ')).join(' ');
    case 'quote':
      return one.blocks.map(block).join(' ');
    case 'code':
      return one.text;
    case 'rule':
      return '';
  }
}

const inline = (pieces: readonly Inline[]): string =>
  pieces
    .map((one) => {
      if (one.kind === 'text' || one.kind === 'code') return one.text;
      if (one.kind === 'break') return ' ';
      return one.kind === 'citation' ? '' : inline(one.inline);
    })
    .join('');
