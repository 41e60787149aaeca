import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** How a text looks. Each is a chain of font files: the first that has all of a character draws it. */
export type Face = 'text' | 'strong' | 'serif' | 'quote';

export interface FontFile {
  name: string;
  /** Parsed once and shared: a document only reads it. */
  font: fontkit.Font;
  codePoints: ReadonlySet<number>;
}

/** A part of a text that one font draws; `font: null` where none has the character. */
export interface Run {
  font: string | null;
  text: string;
}

export interface Fonts {
  files: readonly FontFile[];
  /** The first font of a face, for what has to name one. */
  main: (face: Face) => string;
  runsOf: (text: string, face: Face) => Run[];
}

/* Static WOFF: fontkit fails to cut letters with accents out of variable or WOFF2 files. */
const figtree = (weight: number): string[] =>
  ['latin', 'latin-ext'].map((part) => `figtree/files/figtree-${part}-${weight}-normal`);
const newsreader = (look: string): string[] =>
  ['latin', 'latin-ext', 'vietnamese'].map((part) => `newsreader/files/newsreader-${part}-${look}`);
/** For the alphabets that the house's own fonts do not have. */
const noto = (weight: number): string[] =>
  ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari', 'latin'].map(
    (part) => `noto-sans/files/noto-sans-${part}-${weight}-normal`,
  );

const CHAINS: Record<Face, readonly string[]> = {
  text: [...figtree(400), ...noto(400)],
  strong: [...figtree(600), ...noto(600)],
  serif: [...newsreader('500-normal'), ...noto(600)],
  quote: [...newsreader('400-italic'), ...noto(400)],
};

let loaded: Fonts | undefined;

/** Read from the packages once, with the first report. */
export function loadFonts(): Fonts {
  loaded ??= readFonts();
  return loaded;
}

function readFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const names = new Set(Object.values(CHAINS).flat());
  const files = new Map(
    [...names].map((name) => {
      const font = fontkit.create(unpackWoff(readFileSync(resolve(`@fontsource/${name}.woff`))));
      if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts`);
      return [name, { name, font, codePoints: new Set(font.characterSet) }] as const;
    }),
  );
  const chain = (face: Face): FontFile[] => CHAINS[face].flatMap((name) => files.get(name) ?? []);
  const chains = new Map(Object.keys(CHAINS).map((face) => [face, chain(face as Face)]));
  return {
    files: [...files.values()],
    main: (face) => chains.get(face)?.[0]?.name ?? '',
    runsOf: (text, face) => splitRuns(text, chains.get(face) ?? []),
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whole characters as a person sees them: an accent stays with its letter. */
function splitRuns(text: string, chain: readonly FontFile[]): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const codePoints = Array.from(segment, (one) => one.codePointAt(0) ?? 0);
    const able = chain.find((file) => codePoints.every((code) => file.codePoints.has(code)));
    const font = able?.name ?? null;
    const last = runs.at(-1);
    // What no font has is drawn character by character, as a box each.
    if (last && font !== null && last.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}
