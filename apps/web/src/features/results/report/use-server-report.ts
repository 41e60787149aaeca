import { reportFileName, type ReportFormat } from '@yarrow/contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { Outcome } from '../analysis/outcome.ts';

const GONE = 'This analysis is no longer stored, or you are signed out.';
const UNREACHABLE = 'We could not reach Yarrow.';
const FAILED = 'The file could not be made just now.';

export interface ServerReport {
  /** The one on its way. */
  pending: ReportFormat | null;
  /** The name of the file that was saved last. */
  saved: string | null;
  /** What went wrong, in a sentence. What to do instead is beside it. */
  failed: string | null;
  fetchReport: (format: ReportFormat) => Promise<void>;
}

/** Files that the server makes of the stored analysis: with what it filled in from the person's profile. */
export function useServerReport({ source, madeAt }: Outcome): ServerReport {
  const [pending, setPending] = useState<ReportFormat | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const fetchReport = async (format: ReportFormat): Promise<void> => {
    if (source.place !== 'server') return;
    setPending(format);
    setSaved(null);
    setFailed(null);
    try {
      const params = { id: source.sessionId };
      const name = reportFileName(format, madeAt);
      saveFile(await call('report', { params, query: { format } }), name);
      setSaved(name);
    } catch (error) {
      setFailed(reasonOf(error));
    } finally {
      setPending(null);
    }
  };
  return { pending, saved, failed, fetchReport };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.code === 'offline') return UNREACHABLE;
  if (error.status === 401 || error.status === 404) return GONE;
  return error.status === 429 ? error.message : FAILED;
}
