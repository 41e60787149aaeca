import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

interface Props extends ComponentProps<'div'> {
  tone?: 'raised' | 'sunk' | 'plain';
  /** `false` where the content brings its own rows and hairlines. */
  padded?: boolean;
}

const TONES = {
  raised: 'border border-line bg-card shadow-card',
  sunk: 'bg-sunk',
  plain: 'border border-line',
};

export function Card({ tone = 'raised', padded = true, className, ...rest }: Props) {
  return (
    <div {...rest} className={cx('rounded-card', TONES[tone], padded && 'p-4 sm:p-5', className)} />
  );
}
