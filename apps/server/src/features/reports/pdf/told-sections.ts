import type { Knowledge } from '@yarrow/engine';
import {
  findingsOf,
  isComplaint,
  notAsked,
  type FindingStatus,
  type ReportedFinding,
} from '../findings.ts';
import type { ReportCase } from '../report-case.ts';
import { gapsIn, toldOf, type Told, type ToldPart } from '../told.ts';
import { capitalised } from '../words/sentences.ts';
import { STYLES } from './look.ts';
import type { Paper } from './paper.ts';
import { BODY_LEFT, definitions, plain, section } from './section.ts';
import type { Piece } from './wrap.ts';

/** Longer than this, and the words would push everything else off the first page. */
const LONG_STORY = 700;

/** The person's own words, or how they begin where they are many. */
export function ownWords(paper: Paper, { input }: ReportCase): void {
  const story = input.symptom_text?.trim() ?? '';
  if (story === '') return;
  section(
    paper,
    'In their own words',
    () => {
      const isLong = story.length > LONG_STORY;
      const shown = isLong ? `${story.slice(0, LONG_STORY).replace(/\s+\S*$/, '')} …` : story;
      paper.text(plain(`“${shown}”`, STYLES.quote), { tag: 'BlockQuote', left: BODY_LEFT });
      if (isLong)
        paper.text(plain('The whole text is at the end of this report.', STYLES.small), {
          left: BODY_LEFT,
        });
    },
    STYLES.quote.size,
  );
}

export function wholeStory(paper: Paper, { input }: ReportCase): void {
  const story = input.symptom_text?.trim() ?? '';
  if (story.length <= LONG_STORY) return;
  section(paper, 'The whole text', () =>
    paper.text(plain(`“${story}”`, STYLES.quiet), { tag: 'BlockQuote', left: BODY_LEFT }),
  );
}

/** Who it is about and what the complaint is like. */
export function complaint(paper: Paper, { input }: ReportCase, knowledge: Knowledge): void {
  answered(paper, 'Who and what', toldOf(input, knowledge), ['person', 'complaint']);
}

/** What a doctor would take down beside the complaint. */
export function background(paper: Paper, { input }: ReportCase, knowledge: Knowledge): void {
  answered(paper, 'Background', toldOf(input, knowledge), ['background', 'habits']);
}

/** The answers as a running list, and the questions without one by name: a gap is never filled. */
function answered(paper: Paper, heading: string, told: Told[], parts: ToldPart[]): void {
  const here = told.filter(({ part }) => parts.includes(part));
  const given = here.filter(({ answer }) => answer !== null);
  const open = gapsIn(here);
  section(paper, heading, () => {
    definitions(
      paper,
      given.map(({ question, answer }) => [question, plain(answer ?? '', STYLES.body)]),
    );
    if (open.length > 0)
      definitions(paper, [['Not asked', plain(capitalised(open.join(', ')), STYLES.quiet)]]);
  });
}

/** What was understood of it all: what is there, what is not, what nobody knows yet. */
export function findings(paper: Paper, one: ReportCase, knowledge: Knowledge): void {
  const all = findingsOf(one, knowledge);
  const called = (status: FindingStatus): string[] =>
    all.filter((each) => each.status === status).map(({ name }) => name);
  const present = all.filter(({ status }) => status === 'present');
  const open = notAsked(one);
  section(paper, 'Findings', () => {
    definitions(paper, [
      [
        'Present',
        listed(
          present.filter(isComplaint).map(({ name }) => name),
          STYLES.strong,
        ),
      ],
      ...circumstances(present.filter((each) => !isComplaint(each))),
      ['Denied', listed(called('absent'), STYLES.body)],
      ['Not sure', listed(called('uncertain'), STYLES.body)],
      [
        'Not asked yet',
        open.length > 0
          ? plain(open.map(({ question }) => question).join(' '), STYLES.quiet)
          : plain('No question was left open.', STYLES.quiet),
      ],
    ]);
  });
}

/** What is so without being a complaint: an illness known before, a habit, what makes it worse. */
const circumstances = (those: readonly ReportedFinding[]): [string, Piece[]][] =>
  those.length > 0
    ? [
        [
          'Also so',
          listed(
            those.map(({ name }) => name),
            STYLES.body,
          ),
        ],
      ]
    : [];

const listed = (names: readonly string[], style: Piece['style']): Piece[] =>
  names.length > 0
    ? plain(names.map(capitalised).join(' · '), style)
    : plain('Nothing', STYLES.quiet);
