import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  title: string;
  onRetry: () => void;
  /** It is being tried again. */
  busy: boolean;
  /** Another way on, beside trying again. */
  otherwise?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** What could not be loaded, and how to go on. */
export function FailedToLoad({ title, onRetry, busy, otherwise, className, children }: Props) {
  return (
    <Notice
      role="alert"
      tone="caution"
      title={title}
      className={className}
      actions={
        <>
          <Button variant="quiet" size="sm" busy={busy} onClick={onRetry}>
            Try Again
          </Button>
          {otherwise}
        </>
      }
    >
      {children}
    </Notice>
  );
}
