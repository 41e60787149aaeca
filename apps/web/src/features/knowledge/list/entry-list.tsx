import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  entries: readonly { id: string; to: string; name: string; note?: ReactNode }[];
}

/** Names to follow, one to a line. */
export function EntryList({ entries }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {entries.map(({ id, to, name, note }) => (
        <li key={id}>
          <Link
            to={to}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2 hover:text-action hover:underline"
          >
            <span className="min-w-0 break-words">{name}</span>
            {note ? <span className="text-sm text-ink-2">{note}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
