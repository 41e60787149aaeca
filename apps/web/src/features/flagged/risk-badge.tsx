import type { CrisisLevel } from '@yarrow/contract';
import { AlertOctagon, CircleDot, ShieldAlert, TriangleAlert, type LucideIcon } from 'lucide-react';

interface Look {
  icon: LucideIcon;
  word: string;
  look: string;
}

const LOOKS: Record<CrisisLevel, Look> = {
  immediate: { icon: AlertOctagon, word: 'Immediate', look: 'bg-now text-now-ink border-now' },
  high: { icon: ShieldAlert, word: 'High', look: 'bg-now-bg text-now border-now/35' },
  medium: { icon: TriangleAlert, word: 'Medium', look: 'bg-high-bg text-high border-high/30' },
  low: { icon: CircleDot, word: 'Low', look: 'bg-mod-bg text-mod border-mod/25' },
  none: { icon: CircleDot, word: 'None', look: 'bg-sunk text-ink-2 border-line' },
};

/** A level of risk in icon and word; colour only underlines it. */
export function RiskBadge({ level }: { level: CrisisLevel }) {
  const { icon: Icon, word, look } = LOOKS[level];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold ${look}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </span>
  );
}
