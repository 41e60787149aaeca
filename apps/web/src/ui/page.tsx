import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface Props {
  /** Names the browser's tab. */
  title: string;
  width?: 'column' | 'chart' | 'wide';
  className?: string;
  children: ReactNode;
}

const WIDTHS = { column: 'max-w-[42.5rem]', chart: 'max-w-[58rem]', wide: 'max-w-[70rem]' };

/** The frame of a screen: title, width, margins. Its first heading takes the focus after a navigation. */
export function Page({ title, width = 'column', className, children }: Props) {
  return (
    <div className={cx('mx-auto w-full px-4 pt-6 pb-16 sm:px-6 sm:pt-8', WIDTHS[width], className)}>
      <title>{`${title} · Yarrow`}</title>
      {children}
    </div>
  );
}

export function PageHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="mb-7">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {children}
      </h1>
      {lead ? <p className="mt-2.5 max-w-[60ch] text-lg text-ink-2">{lead}</p> : null}
    </div>
  );
}
