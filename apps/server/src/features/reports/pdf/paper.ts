// oxlint-disable-next-line import/no-named-as-default -- the types know only the default
import PDFDocument from 'pdfkit';
import { loadFonts } from './fonts.ts';
import { COLORS, LEADING } from './look.ts';
import { BOX_WIDTH, wrap, type Line, type Piece, type StyledRun } from './wrap.ts';

export interface PaperOptions {
  title: string;
  madeAt: Date;
  /** The sheet that is in the printers of the person's country. */
  size: 'A4' | 'LETTER';
}

export interface TextOptions {
  /** Structure tag of a reader's outline: P, H1, H2, Lbl, LBody, TH, TD … */
  tag?: string;
  /** From the left margin, in points. */
  left?: number;
  width?: number;
  align?: 'left' | 'right';
  /** Size of the type beside it, to stand on the same line as that. */
  level?: number | undefined;
}

/** A tagged document that is written from top to bottom. Positions are in points. */
export interface Paper {
  /** Width between the margins. */
  width: number;
  /** Where the next thing goes. */
  y: number;
  heightOf: (pieces: readonly Piece[], width: number) => number;
  /** Wraps, goes on over pages, and leaves `y` below. */
  text: (pieces: readonly Piece[], options?: TextOptions) => void;
  /** Two texts side by side: the first does not move `y`, what `act` writes does. */
  beside: (first: () => void, act: () => void) => void;
  /** A part of the structure around what `act` writes. */
  within: (tag: string, act: () => void) => void;
  /** Decoration, which readers of the structure pass over. `act` gets the left margin. */
  artifact: (act: (doc: PDFKit.PDFDocument, left: number) => void) => void;
  skip: (height: number) => void;
  /** Starts a page where fewer points than this are left. */
  need: (height: number) => void;
  /** Something no font can draw is on the paper, as a box. */
  hasBoxes: () => boolean;
  /** Writes the foot of every page and ends the document. */
  finish: (foot: (page: number, pages: number) => Piece[]) => Promise<Buffer>;
}

/** The standard for documents that can be read aloud. pdfkit knows it, its types do not yet. */
const ACCESSIBLE = 'PDF/UA' as NonNullable<PDFKit.PDFDocumentOptions['subset']>;
const MARGIN = { side: 50, top: 42, bottom: 58 };
/** The first line of a text this far below the top of its line box, as a share of the size. */
const ASCENT = 1.02;

/** Drawn in another order than it is written, so who copies it needs the text beside the signs. */
const REORDERED = /\p{Script=Devanagari}/u;

export function createPaper({ title, madeAt, size }: PaperOptions): Paper {
  const fonts = loadFonts();
  const doc = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    subset: ACCESSIBLE,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    font: '', // none: the built-in ones cannot be embedded
    info: { Title: title, Creator: 'Yarrow', Producer: 'Yarrow', CreationDate: madeAt },
  });
  // pdfkit takes a parsed font as well; its types do not say so yet.
  for (const { name, font } of fonts.files)
    doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));

  const bottom = doc.page.height - MARGIN.bottom;
  const width = doc.page.width - 2 * MARGIN.side;
  const measure = (text: string, font: string, fontSize: number): number =>
    doc.font(font).fontSize(fontSize).widthOfString(text);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const open = [root];
  let boxes = false;

  const draw = (line: Line, x: number, y: number): void => {
    let at = x;
    for (const run of line.runs) {
      if (run.font === null) box(run, at, y);
      else letters(run.font, run, at, y);
      at += run.width;
    }
  };
  const letters = (font: string, { text, style }: StyledRun, x: number, y: number): void => {
    const isReordered = REORDERED.test(text);
    if (isReordered) doc.markContent('Span', { actual: text });
    doc
      .font(font)
      .fontSize(style.size)
      .fillColor(style.color)
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (isReordered) doc.endMarkedContent();
  };
  /** Shows that a character is missing, and keeps it for who copies the text or has it read aloud. */
  const box = ({ text, style }: StyledRun, x: number, y: number): void => {
    boxes = true;
    const [side, tall] = [BOX_WIDTH * style.size * 0.76, style.size * 0.7];
    doc.markContent('Span', { actual: text });
    doc
      .lineWidth(0.6)
      .strokeColor(COLORS.box)
      .rect(x + 0.6, y - tall, side, tall)
      .stroke();
    doc.endMarkedContent();
  };

  const paper: Paper = {
    width,
    y: MARGIN.top,
    heightOf: (pieces, available) => {
      const lines = wrap(pieces, available, fonts, measure);
      return lines.reduce((total, line) => total + lineHeight(line, pieces), 0);
    },

    text: (pieces, options = {}) => {
      const { tag = 'P', left = 0, width: available = width - left, align, level } = options;
      const element = doc.struct(tag);
      open.at(-1)?.add(element);
      let waiting: (() => void)[] = [];
      const flush = (): void => {
        const now = waiting;
        waiting = [];
        if (now.length > 0) element.add(() => now.forEach((act) => act()));
      };
      for (const line of wrap(pieces, available, fonts, measure)) {
        const tall = lineHeight(line, pieces);
        if (paper.y + tall > bottom) {
          flush();
          newPage();
        }
        const x = MARGIN.side + left + (align === 'right' ? available - line.width : 0);
        const y = paper.y + ASCENT * (level ?? sizeOf(line, pieces));
        waiting.push(() => draw(line, x, y));
        paper.y += tall;
      }
      flush();
      element.end();
    },

    beside: (first, act) => {
      const [top, page] = [paper.y, doc.bufferedPageRange().count];
      first();
      const end = paper.y;
      paper.y = top;
      act();
      if (doc.bufferedPageRange().count === page) paper.y = Math.max(paper.y, end);
    },

    within: (tag, act) => {
      const element = doc.struct(tag);
      open.at(-1)?.add(element);
      open.push(element);
      act();
      open.pop();
      element.end();
    },

    artifact: (act) => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      act(doc, MARGIN.side);
      doc.restore();
      doc.endMarkedContent();
    },

    skip: (height) => {
      paper.y += height;
    },

    need: (height) => {
      if (paper.y + height > bottom) newPage();
    },

    hasBoxes: () => boxes,

    finish: async (foot) => {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(start + page);
        doc.markContent('Artifact', { type: 'Pagination' });
        const y = doc.page.height - MARGIN.bottom + 20;
        const lines = wrap(foot(page + 1, count), width, fonts, measure);
        lines.forEach((line, index) => draw(line, MARGIN.side, y + index * 10));
        doc.endMarkedContent();
      }
      return await new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
        doc.end();
      });
    },
  };
  const newPage = (): void => {
    doc.addPage();
    paper.y = MARGIN.top;
  };
  return paper;
}

const sizeOf = ({ runs }: Line, [first]: readonly Piece[]): number =>
  Math.max(...runs.map(({ style }) => style.size), runs.length > 0 ? 0 : (first?.style.size ?? 0));
const lineHeight = (line: Line, pieces: readonly Piece[]): number => sizeOf(line, pieces) * LEADING;
