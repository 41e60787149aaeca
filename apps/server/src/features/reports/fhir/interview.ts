import type { Knowledge } from '@yarrow/engine';
import type { QuestionnaireResponse } from 'fhir/r4';
import { toldOf } from '../told.ts';
import { teller, type Document, type Named } from './document.ts';
import { bullets, narrative, plainText } from './narrative.ts';

/** The interview as it was: the free text, then every question that was answered. */
export function interview(document: Document, knowledge: Knowledge): Named<QuestionnaireResponse> {
  const { input } = document.case;
  const story = plainText(input.symptom_text ?? '').trim();
  const answers = toldOf(input, knowledge).flatMap(({ id, question, answer }) =>
    answer === null ? [] : [{ id, question, answer: plainText(answer) }],
  );
  const rows = [
    ...(story ? [{ id: 'symptom_text', question: 'In their own words', answer: story }] : []),
    ...answers,
  ];
  return {
    resourceType: 'QuestionnaireResponse',
    id: document.idOf('interview'),
    language: 'en',
    text: narrative(bullets(rows.map(({ question, answer }) => `${question}: ${answer}`))),
    status: 'completed',
    subject: document.refTo('patient'),
    authored: document.at,
    author: document.refTo('device'),
    source: document.refTo(teller(document)),
    item: rows.map(({ id, question, answer }) => ({
      linkId: id,
      text: question,
      answer: [{ valueString: answer }],
    })),
  };
}
