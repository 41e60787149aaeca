import { memo, type ReactNode } from 'react';
import { parseMarkdown, type Block, type Inline } from './parse-markdown.ts';

interface Props {
  text: string;
  /** What stands for the nth citation. */
  citation: (number: number) => ReactNode;
}

/** A reply's markdown as elements; no markup of the text reaches the page. */
export const MessageText = memo(function MessageText({ text, citation }: Props) {
  return <>{parseMarkdown(text).map((block, i) => show(block, i, citation))}</>;
});

// Blocks and pieces of a text have no identity but their place in it.
function show(block: Block, key: number, citation: Props['citation']): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <p key={key} className="mt-4 mb-1.5 font-semibold first:mt-0">
          {pieces(block.inline, citation)}
        </p>
      );
    case 'paragraph':
      return (
        <p key={key} className="mb-2.5 last:mb-0">
          {pieces(block.inline, citation)}
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List
          key={key}
          start={block.ordered ? block.start : undefined}
          className={`mb-2.5 space-y-1 pl-5 last:mb-0 ${block.ordered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, i) => (
            <li key={i}>{item.map((inner, n) => show(inner, n, citation))}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote key={key} className="mb-2.5 border-l-2 border-line pl-3 text-ink-2">
          {block.blocks.map((inner, i) => show(inner, i, citation))}
        </blockquote>
      );
    case 'code':
      return (
        <pre key={key} className="mb-2.5 overflow-x-auto rounded-field bg-sunk p-3 text-sm">
          {block.text}
        </pre>
      );
    case 'rule':
      return <hr key={key} className="my-3 border-line" />;
  }
}

const pieces = (inline: readonly Inline[], citation: Props['citation']): ReactNode[] =>
  inline.map((one, key) => piece(one, key, citation));

function piece(one: Inline, key: number, citation: Props['citation']): ReactNode {
  switch (one.kind) {
    case 'text':
      return one.text;
    case 'break':
      return <br key={key} />;
    case 'code':
      return (
        <code key={key} className="rounded bg-sunk px-1 text-[0.9em]">
          {one.text}
        </code>
      );
    case 'strong':
      return <strong key={key}>{pieces(one.inline, citation)}</strong>;
    case 'emphasis':
      return <em key={key}>{pieces(one.inline, citation)}</em>;
    case 'link':
      return (
        <a
          key={key}
          href={one.address}
          rel="noreferrer"
          target={one.address.startsWith('http') ? '_blank' : undefined}
          className="text-action underline underline-offset-2"
        >
          {pieces(one.inline, citation)}
        </a>
      );
    case 'citation':
      return <span key={key}>{citation(one.number)}</span>;
  }
}
