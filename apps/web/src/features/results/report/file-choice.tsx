import type { ReactNode } from 'react';

/** What a file is good for, and the button that makes it. */
export function FileChoice({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2.5">{about}</p>
      {children}
    </div>
  );
}
