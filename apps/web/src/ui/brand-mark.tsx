import { cx } from '../lib/cx.ts';

/** The yarrow sprig. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      className={cx('size-7 text-action', className)}
    >
      <path d="M12 21V8M12 13c-3 0-5-1.6-5.6-4.4M12 11c3 0 5-1.6 5.6-4.4M12 17c-3.2 0-5.6-1.4-6.4-4M12 15c3.2 0 5.6-1.4 6.4-4" />
      <circle cx="12" cy="5" r="2.2" />
    </svg>
  );
}
