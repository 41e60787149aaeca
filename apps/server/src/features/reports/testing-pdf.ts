import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  pages: number;
  /** Every object that is no stream, as it stands in the file. */
  objects: string[];
  /** What can be copied out of it, without spaces: runs of other fonts have no fixed place for theirs. */
  copied: string;
  /** Tags of the structure in the order of the file. */
  tags: string[];
}

/** Reads back what pdfkit writes: enough to know what a person or a screen reader finds in it. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = new Map<string, { dictionary: string; stream: string | null }>();
  for (const [, id = '', body = ''] of bytes
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', ...rest] = body.split('stream\n');
    const packed = rest
      .join('stream\n')
      .replace(/\nend$/, '')
      .replace(/\nendstream$/, '');
    const stream = rest.length > 0 ? unpack(dictionary, packed) : null;
    objects.set(id, { dictionary, stream });
  }
  const streamOf = (id = ''): string => objects.get(id)?.stream ?? '';
  const dictionaries = [...objects.values()].map(({ dictionary }) => dictionary);
  const pages = dictionaries.filter((one) => one.includes('/Type /Page\n'));
  const copied = pages.map((page) => {
    const fonts = objects.get(/\/Resources (\d+)/.exec(page)?.[1] ?? '')?.dictionary ?? '';
    const maps = new Map(
      [...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const toUnicode = /\/ToUnicode (\d+)/.exec(objects.get(id)?.dictionary ?? '')?.[1];
        return [name, lettersOf(streamOf(toUnicode))] as const;
      }),
    );
    return textOf(streamOf(/\/Contents (\d+)/.exec(page)?.[1]), maps);
  });
  return {
    pages: pages.length,
    objects: dictionaries,
    copied: copied.join('').replaceAll(/\s/g, ''),
    tags: dictionaries.flatMap((one) => /\/S \/(\w+)\n\/P \d/.exec(one)?.[1] ?? []),
  };
}

const unpack = (dictionary: string, packed: string): string =>
  dictionary.includes('/FlateDecode')
    ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    : packed;

/** Letters by glyph number, from the map a font carries for copying. */
function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/g))
    [...list.matchAll(/<(\w*)>/g)].forEach(([, hex = ''], index) => {
      const bytes = Buffer.from(hex, 'hex').swap16();
      letters[Number.parseInt(from, 16) + index] = bytes.toString('utf16le');
    });
  return letters;
}

/** What is shown, or the hidden text where something else is drawn for it. */
function textOf(content: string, maps: ReadonlyMap<string, string[]>): string {
  let letters: string[] = [];
  let text = '';
  let isReplaced = false;
  for (const [token, font, shown, hidden] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ|\/ActualText \(([\s\S]*?)\)\n|EMC/g,
  )) {
    if (token === 'EMC') isReplaced = false;
    if (font !== undefined) letters = maps.get(font) ?? [];
    if (!isReplaced)
      for (const [hex = ''] of (shown ?? '').matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/g))
        text += letters[Number.parseInt(hex, 16)] ?? '';
    if (hidden !== undefined) {
      text += fromUtf16(hidden);
      isReplaced = true;
    }
  }
  return text;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const fromUtf16 = (literal: string): string => {
  const plain = literal.replaceAll(/\\(.)/gs, (_, one: string) => ESCAPES[one] ?? one);
  return Buffer.from(plain, 'latin1').subarray(2).swap16().toString('utf16le');
};
