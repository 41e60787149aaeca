import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { UrgencyScale } from './urgency-scale.tsx';
import { URGENCY, type UrgencyLevel } from './urgency.ts';

interface Props {
  level: UrgencyLevel;
  /** Instead of the level's own words. */
  title?: ReactNode;
  children?: ReactNode;
  /** One strong action. */
  action?: ReactNode;
  /** `h1` on the results page, `h2` in lists, `p` in an example. */
  as?: 'h1' | 'h2' | 'p';
  /** `compact` in narrow places. */
  size?: 'full' | 'compact';
}

/** How soon, at one glance: icon, words, position, colour. */
export function UrgencyBanner({
  level,
  title,
  children,
  action,
  as: Heading = 'h1',
  size = 'full',
}: Props) {
  const { icon: Icon, words, ink, panel } = URGENCY[level];
  const full = size === 'full';
  return (
    <div
      className={cx(
        'grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-4 rounded-[18px] border p-5',
        full && 'sm:gap-x-6 sm:p-7 lg:grid-cols-[auto_1fr_auto] lg:items-center',
        panel,
      )}
    >
      <span
        className={cx(
          'grid size-12 place-items-center rounded-full bg-card [&_svg]:size-6',
          full && 'sm:size-16 sm:[&_svg]:size-8',
          ink,
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.8} />
      </span>
      <div className="min-w-0">
        <Heading
          tabIndex={-1}
          className={cx('font-serif', full ? 'text-2xl sm:text-3xl' : 'text-xl')}
        >
          {title ?? words}
        </Heading>
        {children ? <div className="mt-1.5 max-w-[58ch] text-ink-2">{children}</div> : null}
        <div className="mt-3">
          <UrgencyScale level={level} />
        </div>
      </div>
      {action ? (
        <div className={cx('col-span-full grid', full && 'lg:col-span-1')}>{action}</div>
      ) : null}
    </div>
  );
}
