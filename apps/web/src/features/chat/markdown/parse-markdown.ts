import { Marked, type Token, type Tokens } from 'marked';

/** What a reply is made of. Holds no markup of its own: whatever is not one of these is plain text. */
export type Block =
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'heading'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; inline: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'link'; address: string; inline: Inline[] }
  /** Counted from 1. */
  | { kind: 'citation'; number: number };

const marked = new Marked({ gfm: true, breaks: true });

/** Reads markdown into blocks. Raw HTML, pictures and addresses that no page should follow become their own text. */
export function parseMarkdown(text: string): Block[] {
  return marked.lexer(text).flatMap(block);
}

function block(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'heading', inline: inlines(token.tokens) }];
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      return [
        {
          kind: 'list',
          ordered,
          start: start === '' ? 1 : start,
          items: items.map((item) => item.tokens.flatMap(block)),
        },
      ];
    }
    case 'blockquote':
      return [{ kind: 'quote', blocks: (token.tokens ?? []).flatMap(block) }];
    case 'code':
      return [{ kind: 'code', text: (token as Tokens.Code).text }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', inline: inlines(token.tokens ?? [plain(token.raw)]) }];
    default:
      return [{ kind: 'paragraph', inline: withCitations(token.raw.trimEnd()) }];
  }
}

const plain = (raw: string): Token => ({ type: 'text', raw, text: raw });
const inlines = (tokens: readonly Token[] | undefined): Inline[] => (tokens ?? []).flatMap(inline);

function inline(token: Token): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', inline: inlines(token.tokens) }];
    case 'em':
      return [{ kind: 'emphasis', inline: inlines(token.tokens) }];
    case 'codespan':
      return [{ kind: 'code', text: (token as Tokens.Codespan).text }];
    case 'br':
      return [{ kind: 'break' }];
    case 'escape':
      return [{ kind: 'text', text: (token as Tokens.Escape).text }];
    case 'link': {
      const { href } = token as Tokens.Link;
      return isSafe(href)
        ? [{ kind: 'link', address: href, inline: inlines(token.tokens) }]
        : [{ kind: 'text', text: token.raw }];
    }
    default:
      return withCitations(token.raw);
  }
}

/** Followed by a press of the person's own finger only, and to nothing that runs in this page. */
const isSafe = (address: string): boolean => /^(?:https?:\/\/|tel:|sms:|mailto:)/i.test(address);

/** "rest [2]." is text, a citation, and text. */
function withCitations(text: string): Inline[] {
  return text.split(/\[(\d{1,3})\]/).flatMap((part, i): Inline[] => {
    if (i % 2 === 1) return [{ kind: 'citation', number: Number(part) }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}
