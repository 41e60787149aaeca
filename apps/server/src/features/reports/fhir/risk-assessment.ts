import { likelihoodWord, percentText } from '@yarrow/engine/words';
import type { Reference, RiskAssessment, RiskAssessmentPrediction } from 'fhir/r4';
import { evidenceOf } from '../words/evidence.ts';
import { icd10, textOnly } from './coding.ts';
import type { Document, Named } from './document.ts';
import { bullets, narrative, paragraph } from './narrative.ts';

const NOT_IN_LIST = 'Something that is not in the list';
const LIMITS =
  'Worked out by software from what a person told. Nobody has examined this person. Not a diagnosis.';

/** What it may be, as probabilities and never as a condition: software has not diagnosed. */
export function riskAssessment(document: Document, basis: Reference[]): Named<RiskAssessment> {
  const { result } = document.case;
  const prediction = predictions(document);
  const lines = prediction.map(
    ({ outcome, probabilityDecimal = 0 }) =>
      `${outcome?.text}: ${likelihoodWord(probabilityDecimal)}, ${percentText(probabilityDecimal)}`,
  );
  return {
    resourceType: 'RiskAssessment',
    id: document.idOf('risk-assessment'),
    language: 'en',
    text: narrative(
      paragraph(
        lines.length > 0 ? LIMITS : `Nothing was recognised, so no cause is named. ${LIMITS}`,
      ),
      bullets(lines),
    ),
    status: 'final',
    method: textOnly(
      `Yarrow engine ${result.analysis.engine_version}, knowledge ${result.analysis.knowledge_version}`,
    ),
    subject: document.refTo('patient'),
    occurrenceDateTime: document.at,
    performer: document.refTo('device'),
    basis,
    ...(prediction.length > 0 && { prediction }),
    ...(result.recommendations.length > 0 && { mitigation: result.recommendations.join('\n') }),
    note: [{ text: LIMITS }],
  };
}

function predictions({ case: { result } }: Document): RiskAssessmentPrediction[] {
  if (result.conditions.length === 0) return [];
  return [
    ...result.conditions.map((condition): RiskAssessmentPrediction => {
      const { speaksFor, against } = evidenceOf(condition);
      const rationale = [
        speaksFor.length > 0 ? `For it: ${speaksFor.join(', ')}.` : '',
        against.length > 0 ? `Against it: ${against.join(', ')}.` : '',
      ].filter(Boolean);
      return {
        outcome: icd10(condition.icd10, condition.name),
        probabilityDecimal: condition.confidence,
        qualitativeRisk: textOnly(likelihoodWord(condition.confidence)),
        ...(rationale.length > 0 && { rationale: rationale.join(' ') }),
      };
    }),
    {
      outcome: textOnly(NOT_IN_LIST),
      probabilityDecimal: result.other,
      qualitativeRisk: textOnly(likelihoodWord(result.other)),
    },
  ];
}
