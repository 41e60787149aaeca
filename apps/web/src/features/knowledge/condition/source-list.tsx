import { Part } from '../part.tsx';
import type { Sources } from '../source-mark.tsx';
import { basisText } from '../words/basis.ts';

/** What the entry rests on, and how well each was known when it was written. */
export function SourceList({ sources }: { sources: Sources }) {
  return (
    <Part
      title="Sources"
      lead="The numbers above lead here. An entry may word things otherwise than its source does."
    >
      <ol className="space-y-3">
        {sources.map(({ id, organisation, title, address, basis }, i) => (
          <li
            key={id}
            id={`source-${i + 1}`}
            className="flex scroll-mt-24 gap-3 rounded-lg target:bg-action-soft"
          >
            <span aria-hidden="true" className="w-6 shrink-0 text-right text-ink-2 tabular-nums">
              {i + 1}
            </span>
            <p className="min-w-0 break-words">
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                className="underline hover:text-action"
              >
                {organisation}: {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <span className="block text-sm text-ink-2">{basisText(basis)}</span>
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
