import type { AnalysisRequest, AnalysisResponse } from './checker.ts';

/** Everything needed to work the case out again and to see whether the same comes of it. */
export interface CaseFile {
  kind: 'yarrow-case';
  version: 1;
  made_at: string;
  engine_version: string;
  knowledge_version: string;
  input: AnalysisRequest;
  result: AnalysisResponse;
}

export interface AnalysedCase {
  input: AnalysisRequest;
  result: AnalysisResponse;
  /** When it was analysed, as an ISO time. */
  madeAt: string;
}

/** The same file from the server and from the device. Tokens are never a part of it. */
export function caseFile({ input, result, madeAt }: AnalysedCase): CaseFile {
  const { guest: _tokens, ...told } = result;
  return {
    kind: 'yarrow-case',
    version: 1,
    made_at: madeAt,
    engine_version: result.analysis.engine_version,
    knowledge_version: result.analysis.knowledge_version,
    input,
    result: told,
  };
}

export const caseFileText = (one: AnalysedCase): string => JSON.stringify(caseFile(one), null, 2);

export type ReportFormat = 'pdf' | 'fhir' | 'case';

const FILES = { pdf: ['report', 'pdf'], fhir: ['report', 'fhir.json'], case: ['case', 'json'] };

/** Tells the day and nothing of the person: a downloads folder is seen by others. */
export function reportFileName(format: ReportFormat, madeAt: string): string {
  const [kind, ending] = FILES[format];
  return `yarrow-${kind}-${madeAt.slice(0, 10)}.${ending}`;
}
