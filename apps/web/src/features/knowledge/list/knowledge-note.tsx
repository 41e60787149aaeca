import { MonitorSmartphone, PenLine } from 'lucide-react';
import type { KnowledgeIndex } from '../../../lib/engine/client.ts';

/** What this is, who wrote it and who learns of the search. */
export function KnowledgeNote({ index }: { index: KnowledgeIndex }) {
  const { conditions, findings, knowledge_version: version } = index;
  const count = (list: readonly unknown[]) => list.length.toLocaleString('en');
  return (
    <ul className="space-y-2 text-sm text-ink-2">
      <li className="flex items-start gap-2">
        <PenLine aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-action" />
        <span>
          {count(conditions)} conditions, {count(findings)} symptoms and circumstances. Drafted with
          software; no clinician has reviewed them yet. Knowledge {version}.
        </span>
      </li>
      <li className="flex items-start gap-2">
        <MonitorSmartphone aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-action" />
        <span>What you look up here stays on this device.</span>
      </li>
    </ul>
  );
}
