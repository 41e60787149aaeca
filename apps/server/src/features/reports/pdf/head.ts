import { countryOf, type Knowledge } from '@yarrow/engine';
import { reasonText } from '@yarrow/engine/words';
import type { ReportCase } from '../report-case.ts';
import { timeText } from '../words/sentences.ts';
import { reasonSource, urgencyPlace, urgencyTitle } from '../words/urgency.ts';
import { COLORS, STYLES, URGENCY_COLORS } from './look.ts';
import type { Paper } from './paper.ts';
import { plain } from './section.ts';
import type { Piece } from './wrap.ts';

/** The letterhead, and lines for what only the person may write: no name is ever printed. */
export function letterhead(paper: Paper, { createdAt }: ReportCase): void {
  paper.artifact((doc, left) => sprig(doc, left, paper.y - 1));
  paper.beside(
    () =>
      paper.text(
        [
          { text: 'Yarrow ', style: STYLES.brand },
          { text: 'symptom report', style: STYLES.title },
        ],
        { tag: 'H1', left: 26 },
      ),
    () => {
      paper.skip(7);
      paper.text(plain(`Told on ${timeText(createdAt)}`, STYLES.quiet), { align: 'right' });
      paper.skip(9);
    },
  );
  paper.skip(9);
  const half = paper.width / 2;
  paper.beside(
    () => paper.text(plain('Name', STYLES.quiet), { width: 60 }),
    () => paper.text(plain('Date of birth', STYLES.quiet), { left: half + 10, width: 80 }),
  );
  paper.artifact((doc, left) => {
    const y = paper.y - 1;
    doc.lineWidth(0.6).strokeColor(COLORS.lineStrong);
    doc.moveTo(left + 30, y).lineTo(left + half - 10, y);
    doc.moveTo(left + half + 68, y).lineTo(left + paper.width, y);
    doc.stroke();
  });
  paper.skip(9);
}

/** How soon, and why: the first thing a reader sees. */
export function urgencyPanel(
  paper: Paper,
  { input, result }: ReportCase,
  knowledge: Knowledge,
): void {
  const { ink, paper: tint } = URGENCY_COLORS[result.urgency_level];
  const place = urgencyPlace(result.urgency_level);
  const { emergencyNumber, name, code } = countryOf(knowledge.model, input.country);
  const title = plain(urgencyTitle(result), { face: 'serif', size: 17, color: ink });
  const grade = plain(
    `Urgency ${place} of 4, from self-care (1) to emergency (4). Emergency number: ${
      code === null ? `${emergencyNumber}, or the local one` : `${emergencyNumber} (${name})`
    }`,
    STYLES.quiet,
  );
  const reasons = result.urgency_reasons.map((reason): Piece[] => {
    const source = reasonSource(reason, knowledge);
    return [
      { text: reasonText(reason, result), style: STYLES.body },
      ...(source === null ? [] : plain(` ${source}.`, STYLES.small)),
    ];
  });
  const lead = plain('Why, in the words the person was given:', STYLES.small);
  const why = [
    ...(result.coverage === 'none' ? [plain(NOT_UNDERSTOOD, STYLES.body)] : []),
    ...(reasons.length > 0 ? [lead, ...reasons] : [plain(NO_REASON, STYLES.body)]),
  ];
  const [left, width] = [16, paper.width - 32];
  const tall = [title, grade, ...why].reduce(
    (sum, one) => sum + paper.heightOf(one, width),
    BETWEEN * why.length,
  );
  paper.need(tall + 26);
  paper.artifact((doc, margin) => {
    doc.roundedRect(margin, paper.y, paper.width, tall + 22, 4).fill(tint);
    doc.rect(margin, paper.y, 4, tall + 22).fill(ink);
    for (let step = 0; step < 4; step += 1) {
      doc.roundedRect(margin + paper.width - 84 + step * 18, paper.y + 14, 15, 7, 2).lineWidth(0.8);
      if (step < place) doc.fillAndStroke(ink, ink);
      else doc.strokeColor(ink).stroke();
    }
  });
  paper.skip(8);
  paper.within('Sect', () => {
    paper.text(title, { tag: 'H2', left, width: width - 90 });
    paper.text(grade, { left, width });
    paper.skip(4);
    for (const reason of why) {
      paper.text(reason, { left, width });
      paper.skip(BETWEEN);
    }
  });
  paper.skip(12);
}

/** Points between two reasons. */
const BETWEEN = 2;

const NOT_UNDERSTOOD =
  'Nothing that was told was recognised as a symptom. This says nothing of how harmless it is.';
const NO_REASON = 'No reason for more was found in what was told.';

/** The yarrow of the web app's brand mark, in its 24 units. */
function sprig(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.translate(x, y).lineWidth(1.6).lineCap('round').strokeColor(COLORS.action);
  doc
    .path(
      'M12 21V8M12 13c-3 0-5-1.6-5.6-4.4M12 11c3 0 5-1.6 5.6-4.4M12 17c-3.2 0-5.6-1.4-6.4-4M12 15c3.2 0 5.6-1.4 6.4-4',
    )
    .stroke();
  doc.circle(12, 5, 2.2).stroke();
}
