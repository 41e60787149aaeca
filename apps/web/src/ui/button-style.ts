import { cx } from '../lib/cx.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  full?: boolean | undefined;
  className?: string | undefined;
}

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-button border font-semibold text-center ' +
  'transition-[background-color,border-color,color,transform] duration-150 ease-calm ' +
  'active:translate-y-px disabled:translate-y-0 aria-disabled:opacity-60 [&_svg]:shrink-0';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-action text-action-ink hover:bg-action-hover active:bg-action-press ' +
    'disabled:border-line disabled:bg-sunk disabled:text-ink-3',
  quiet:
    'border-line bg-card text-ink hover:border-line-strong hover:bg-sunk active:bg-line ' +
    'disabled:bg-transparent disabled:text-ink-3',
  ghost:
    'border-transparent bg-transparent text-ink hover:bg-sunk active:bg-line disabled:text-ink-3',
  danger:
    'border-transparent bg-now text-now-ink hover:bg-now-hover active:bg-now-hover ' +
    'disabled:border-line disabled:bg-sunk disabled:text-ink-3',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-sm',
  md: 'min-h-12 px-5 py-2 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
};

export const buttonStyle = ({ variant = 'primary', size = 'md', full, className }: ButtonLook) =>
  cx(BASE, VARIANTS[variant], SIZES[size], full && 'w-full', className);
