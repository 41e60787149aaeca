import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-8 first:mt-0">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-[60ch] text-ink-2">{lead}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
