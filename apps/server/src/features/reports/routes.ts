import type { ReportFormat } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import { mount, type Call, type Doorway } from '../../http/mount.ts';
import { makeReport } from './make-report.ts';
import type { ReportCase } from './report-case.ts';

export interface ReportDeps {
  knowledge: Knowledge;
  /** Null where this owner has none of this id, whoever else may. */
  findCase: (ownerId: string, id: string) => Promise<ReportCase | null>;
}

export function reportRoutes(door: Doorway, { knowledge, findCase }: ReportDeps): void {
  mount(
    door,
    'report',
    async ({ found, query }: Call<never, { format: ReportFormat }, never, ReportCase>) =>
      await makeReport(query.format, found, knowledge),
    (owner, id) => findCase(owner.id, id),
  );
}
