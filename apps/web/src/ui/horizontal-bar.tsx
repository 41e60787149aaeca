import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  /** 0 to 1. */
  value: number;
  /** The same in words and numbers: "likely, 58%". */
  text: string;
  children?: ReactNode;
}

/** A probability as an honest bar: it starts at 0 and ends at 1. */
export function HorizontalBar({ label, value, text, children }: Props) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg font-semibold">{label}</span>
        <span className="text-ink-2 tabular-nums">{text}</span>
      </div>
      <div
        aria-hidden="true"
        className="mt-2 h-2.5 overflow-hidden rounded-full bg-bar-2 print:border"
      >
        <div
          className="h-full rounded-full bg-bar transition-[width] duration-250 ease-calm"
          style={{ width: `${Math.min(1, Math.max(0, value)) * 100}%` }}
        />
      </div>
      {children ? <div className="mt-2">{children}</div> : null}
    </div>
  );
}
