import { likelihoodWord, percentText } from '@yarrow/engine/words';
import { countryOf, type Knowledge } from '@yarrow/engine';
import type { ReportCase } from '../report-case.ts';
import { evidenceOf } from '../words/evidence.ts';
import { COLORS, STYLES, URGENCY_COLORS } from './look.ts';
import type { Paper } from './paper.ts';
import { BODY_LEFT, plain, points, section } from './section.ts';
import type { Piece } from './wrap.ts';

/** Causes with a row of their own; the small ones are one sum. */
const MOST_CAUSES = 5;
const WORTH_A_ROW = 0.02;

export function causes(paper: Paper, { result }: ReportCase): void {
  const rows = result.conditions.filter(
    ({ confidence }, rank) => rank === 0 || (rank < MOST_CAUSES && confidence >= WORTH_A_ROW),
  );
  const rest = 1 - result.other - rows.reduce((sum, { confidence }) => sum + confidence, 0);
  section(paper, 'What it may be', () => {
    if (rows.length === 0) {
      const nothing = 'Nothing was recognised, so no cause is named.';
      paper.text(plain(nothing, STYLES.body), { left: BODY_LEFT });
      return;
    }
    paper.within('L', () => {
      for (const condition of rows) {
        const { speaksFor, against } = evidenceOf(condition);
        const why = [
          speaksFor.length > 0 ? `For it: ${speaksFor.join(', ')}.` : '',
          against.length > 0 ? `Against it: ${against.join(', ')}.` : '',
        ];
        row(paper, {
          name: condition.name,
          code: condition.icd10,
          word: likelihoodWord(condition.confidence),
          share: condition.confidence,
          why: why.join(' ').trim(),
        });
      }
      if (rest >= 0.005) row(paper, { name: 'Other causes in the list, together', share: rest });
      row(paper, { name: 'Something that is not in the list', share: result.other });
    });
    const about =
      'Shares of one cause that explains it all; they add up to 100%. Codes: ICD-10-CM.';
    paper.text(plain(about, STYLES.small), { left: BODY_LEFT });
  });
}

interface Row {
  name: string;
  share: number;
  code?: string;
  /** How likely, in words; a sum of several causes has none. */
  word?: string;
  why?: string;
}

function row(paper: Paper, { name, share, code, word, why }: Row): void {
  const right = 196;
  const width = paper.width - BODY_LEFT - right;
  paper.need(30);
  paper.within('LI', () => {
    paper.beside(
      () =>
        paper.text(
          [{ text: name, style: STYLES.strong }, ...(code ? plain(`  ${code}`, STYLES.small) : [])],
          { tag: 'Lbl', left: BODY_LEFT, width },
        ),
      () => {
        const y = paper.y + 4;
        paper.artifact((doc, margin) => {
          const x = margin + paper.width - right + 8;
          doc.roundedRect(x, y, 80, 5.5, 2.5).fill(COLORS.barRest);
          doc.roundedRect(x, y, Math.max(2.5, 80 * share), 5.5, 2.5).fill(COLORS.bar);
        });
        paper.text(plain([word, percentText(share)].filter(Boolean).join(', '), STYLES.quiet), {
          tag: 'LBody',
          left: paper.width - right + 96,
          level: STYLES.strong.size,
        });
      },
    );
    if (why) paper.text(plain(why, STYLES.quiet), { tag: 'LBody', left: BODY_LEFT });
  });
  paper.skip(3);
}

/** Dangers that are possible though not leading, with the question that would rule each out. */
export function notToBeMissed(paper: Paper, { result }: ReportCase): void {
  const dangers = result.must_not_miss;
  if (dangers.length === 0) return;
  section(paper, 'Not to be missed', () =>
    points(
      paper,
      dangers.map(({ name, probability, question }) => [
        { text: `${name} `, style: STYLES.strong },
        { text: `(${percentText(probability)})`, style: STYLES.body },
        ...(question ? plain(` Would help: ${question}`, STYLES.body) : []),
      ]),
    ),
  );
}

export function advised(paper: Paper, { result }: ReportCase): void {
  const { suitable, left_out: leftOut } = result.medicines;
  const banned = leftOut.filter(({ reason }) => !reason.startsWith(NOT_ASKED_YET));
  section(paper, 'What was advised', () =>
    points(paper, [
      ...result.recommendations.map((text) => plain(text, STYLES.body)),
      ...(suitable.length > 0
        ? [plain(`May take: ${names(suitable)}. Nothing told speaks against it.`, STYLES.body)]
        : []),
      ...banned.map(({ name, reason }) => plain(`Not to take: ${name}. ${reason}`, STYLES.body)),
    ]),
  );
}

/** How the engine begins a reason that is no ban but a question nobody has asked. */
const NOT_ASKED_YET = 'We have not asked yet.';
const names = (medicines: readonly { name: string }[]): string =>
  medicines.map(({ name }) => name).join(', ');

export function watchFor(paper: Paper, { input, result }: ReportCase, knowledge: Knowledge): void {
  const { emergencyNumber, code, name } = countryOf(knowledge.model, input.country);
  section(paper, 'Watch for', () => {
    const where = code === null ? ', or the local emergency number' : ` (${name})`;
    const when =
      result.red_flags.length > 0
        ? 'To get help at once if any of this is so, or becomes so.'
        : 'To get help at once if it suddenly gets worse.';
    paper.text(plain(`${when} Emergency number: ${emergencyNumber}${where}.`, STYLES.strong), {
      left: BODY_LEFT,
    });
    points(
      paper,
      result.red_flags.map((text) => plain(text, STYLES.body)),
    );
  });
}

/** Where the person's words speak of a danger to themself: who helps, before anything else. */
export function helpLines(paper: Paper, { result: { safety } }: ReportCase): void {
  if (safety.level === 'none' && !safety.carry_over) return;
  const lines = safety.resources.map(({ name, call, text, chat, hours }): Piece[] => [
    { text: `${name}: `, style: STYLES.strong },
    {
      text: [call && `call ${call}`, text && `text ${text}`, chat, hours]
        .filter(Boolean)
        .join(' · '),
      style: STYLES.body,
    },
  ]);
  const said = [...new Set(safety.indicators.map(({ text }) => `“${text}”`))].join(', ');
  const level = `The person’s words speak of a crisis (level: ${safety.level})${said ? `: ${said}` : ''}. Please ask about it directly.`;
  section(paper, 'Please notice', () => {
    paper.text(plain(level, { ...STYLES.strong, color: URGENCY_COLORS.emergency.ink }), {
      left: BODY_LEFT,
    });
    points(paper, lines);
  });
}
