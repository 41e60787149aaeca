import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of an entry with its heading. */
export function Part({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-[62ch] text-ink-2">{lead}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
}
