import { caseFileText, reportFileName, type ReportFormat } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import { Download } from '../../http/download.ts';
import { fhirBundle } from './fhir/bundle.ts';
import { reportPdf } from './pdf/report-pdf.ts';
import type { ReportCase } from './report-case.ts';

const TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  fhir: 'application/fhir+json; charset=utf-8',
  case: 'application/json; charset=utf-8',
};

/** The stored analysis as a file. Nothing is worked out anew: the report says what the person was told. */
export async function makeReport(
  format: ReportFormat,
  one: ReportCase,
  knowledge: Knowledge,
): Promise<Download> {
  const madeAt = one.createdAt.toISOString();
  const body = await BODIES[format](one, knowledge, madeAt);
  return new Download(reportFileName(format, madeAt), TYPES[format], body);
}

type Make = (one: ReportCase, knowledge: Knowledge, madeAt: string) => Promise<Buffer> | Buffer;

const BODIES: Record<ReportFormat, Make> = {
  pdf: (one, knowledge) => reportPdf(one, knowledge),
  fhir: (one, knowledge) => Buffer.from(JSON.stringify(fhirBundle(one, knowledge), null, 2)),
  case: ({ input, result }, _, madeAt) => Buffer.from(caseFileText({ input, result, madeAt })),
};
