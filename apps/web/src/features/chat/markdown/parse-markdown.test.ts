import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown, type Block, type Inline } from './parse-markdown.ts';

const words = (text: string): Inline[] => {
  const [first] = parseMarkdown(text);
  return first?.kind === 'paragraph' ? first.inline : expect.fail(`no paragraph: ${text}`);
};

test('a statement and the citation behind it', () => {
  expect(words('Rest and **drink** [1][12].')).toEqual([
    { kind: 'text', text: 'Rest and ' },
    { kind: 'strong', inline: [{ kind: 'text', text: 'drink' }] },
    { kind: 'text', text: ' ' },
    { kind: 'citation', number: 1 },
    { kind: 'citation', number: 12 },
    { kind: 'text', text: '.' },
  ]);
});

test('lists, numbered from where they start', () => {
  expect(parseMarkdown('3. one\n4. two')).toMatchObject([
    { kind: 'list', ordered: true, start: 3, items: [[{ kind: 'paragraph' }], [{}]] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <b onclick="x()">bold</b> text',
  '[press](javascript:alert(1))',
  '[press](data:text/html,x)',
  '![picture](https://elsewhere.example/pixel.gif)',
])('markup and unsafe addresses are text: %s', (text) => {
  const kinds = (blocks: unknown): string => JSON.stringify(blocks);
  const parsed = parseMarkdown(text);
  expect(kinds(parsed)).not.toContain('"link"');
  expect(said(parsed)).toBe(text);
});

test('addresses of the web and of telephones are links', () => {
  for (const address of ['https://www.nhs.uk/a', 'tel:999', 'sms:85258', 'mailto:a@example.org'])
    expect(words(`[here](${address})`)).toEqual([
      { kind: 'link', address, inline: [{ kind: 'text', text: 'here' }] },
    ]);
});

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(Array.isArray(parseMarkdown(text))).toBe(true);
    }),
  );
});

/** The words alone. */
const said = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? saidIn(block.inline) : '')).join('\n');
const saidIn = (inline: readonly Inline[]): string =>
  inline
    .map((one) => (one.kind === 'text' ? one.text : 'inline' in one ? saidIn(one.inline) : ''))
    .join('');
