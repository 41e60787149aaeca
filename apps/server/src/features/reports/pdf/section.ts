import { COLORS, STYLES } from './look.ts';
import type { Paper } from './paper.ts';
import type { Piece, Style } from './wrap.ts';

export const LABEL_WIDTH = 92;
const GAP = 14;
export const BODY_LEFT = LABEL_WIDTH + GAP;
/** A heading never stands alone at the foot of a page. */
const TOGETHER = 46;

/** A hairline, the heading on the left, what belongs to it on the right. */
export function section(
  paper: Paper,
  heading: string,
  act: () => void,
  level: number = STYLES.body.size,
): void {
  paper.skip(7);
  paper.need(TOGETHER);
  paper.artifact((doc, left) =>
    doc
      .lineWidth(0.6)
      .strokeColor(COLORS.line)
      .moveTo(left, paper.y)
      .lineTo(left + paper.width, paper.y)
      .stroke(),
  );
  paper.skip(6);
  paper.within('Sect', () =>
    paper.beside(
      () => paper.text(plain(heading, STYLES.heading), { tag: 'H2', width: LABEL_WIDTH, level }),
      act,
    ),
  );
}

export const plain = (text: string, style: Style): Piece[] => [{ text, style }];

/** Names on the left of what is said of each, as a list. */
export function definitions(paper: Paper, rows: readonly [name: string, said: Piece[]][]): void {
  const NAME_WIDTH = 82;
  paper.within('L', () => {
    for (const [name, said] of rows) {
      paper.need(14);
      paper.within('LI', () =>
        paper.beside(
          () =>
            paper.text(plain(name, STYLES.quietStrong), {
              tag: 'Lbl',
              left: BODY_LEFT,
              width: NAME_WIDTH - 8,
              level: said[0]?.style.size,
            }),
          () => paper.text(said, { tag: 'LBody', left: BODY_LEFT + NAME_WIDTH }),
        ),
      );
      paper.skip(1.5);
    }
  });
}

/** Points with a dot or a number each. */
export function points(
  paper: Paper,
  texts: readonly Piece[][],
  { left = BODY_LEFT, mark = () => '•' }: { left?: number; mark?: (index: number) => string } = {},
): void {
  const INDENT = 13;
  paper.within('L', () =>
    texts.forEach((said, index) => {
      paper.need(14);
      paper.within('LI', () =>
        paper.beside(
          () =>
            paper.text(plain(mark(index), STYLES.quiet), {
              tag: 'Lbl',
              left,
              width: INDENT,
              level: said[0]?.style.size,
            }),
          () => paper.text(said, { tag: 'LBody', left: left + INDENT }),
        ),
      );
    }),
  );
}
