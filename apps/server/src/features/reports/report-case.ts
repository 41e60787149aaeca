import type { AnalysisRequest, AnalysisResponse } from '@yarrow/contract';

/** The analysis a report is about: what was told and what was answered. */
export interface ReportCase {
  id: string;
  createdAt: Date;
  input: AnalysisRequest;
  result: AnalysisResponse;
}
