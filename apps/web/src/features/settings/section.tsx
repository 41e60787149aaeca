import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** On a wide screen the titles stand in a column of their own, to be found at a glance. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-10 border-t border-line pt-8 first:mt-0 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead ? <p className="mt-1 max-w-[60ch] text-ink-2 lg:text-sm">{lead}</p> : null}
      </div>
      <div className="mt-4 lg:mt-1">{children}</div>
    </section>
  );
}
