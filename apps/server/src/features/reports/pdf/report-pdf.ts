import type { Knowledge } from '@yarrow/engine';
import type { ReportCase } from '../report-case.ts';
import { dayText } from '../words/sentences.ts';
import { letterhead, urgencyPanel } from './head.ts';
import { advised, causes, helpLines, notToBeMissed, watchFor } from './judged-sections.ts';
import { STYLES } from './look.ts';
import { createPaper, type Paper } from './paper.ts';
import { BODY_LEFT, plain, section } from './section.ts';
import { background, complaint, findings, ownWords, wholeStory } from './told-sections.ts';

/** Where sheets of Letter size are in the printers. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'PH']);

/** The report on paper, to hand to a doctor. The same case makes the same bytes. */
export async function reportPdf(one: ReportCase, knowledge: Knowledge): Promise<Buffer> {
  const paper = createPaper({
    title: `Yarrow symptom report, ${dayText(one.createdAt)}`,
    madeAt: one.createdAt,
    size: LETTER.has(one.input.country ?? '') ? 'LETTER' : 'A4',
  });
  letterhead(paper, one);
  urgencyPanel(paper, one, knowledge);
  helpLines(paper, one);
  ownWords(paper, one);
  complaint(paper, one, knowledge);
  findings(paper, one, knowledge);
  causes(paper, one);
  notToBeMissed(paper, one);
  background(paper, one, knowledge);
  advised(paper, one);
  watchFor(paper, one, knowledge);
  limits(paper, one);
  wholeStory(paper, one);
  if (paper.hasBoxes()) boxesNote(paper);
  return await paper.finish((page, pages) =>
    plain(
      `Made by software from what a person told it. Not a diagnosis. Page ${page} of ${pages}`,
      STYLES.small,
    ),
  );
}

function limits(paper: Paper, { id, result: { analysis } }: ReportCase): void {
  section(paper, 'About this report', () => {
    paper.text(
      plain(
        'Yarrow is software, not a doctor. Nobody has examined this person, and nothing here was checked by a human. What was told may be incomplete or misunderstood; “not asked” means that there is no answer, not that the answer is no. The probabilities are estimates from published frequencies. It is information for a conversation with a professional, not a diagnosis.',
        STYLES.quiet,
      ),
      { left: BODY_LEFT },
    );
    paper.text(
      plain(
        `Engine ${analysis.engine_version} · Knowledge ${analysis.knowledge_version} · Session ${id}`,
        STYLES.small,
      ),
      { left: BODY_LEFT },
    );
  });
}

function boxesNote(paper: Paper): void {
  section(paper, 'Letters missing', () =>
    paper.text(
      plain(
        'A red box stands for a letter that this paper cannot show. Copied or read aloud it is the letter itself; the case file (JSON) has the whole text.',
        STYLES.quiet,
      ),
      { left: BODY_LEFT },
    ),
  );
}
