import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CONTROL } from '../../../ui/control-style.ts';
import { cx } from '../../../lib/cx.ts';
import { findRegions } from './find-regions.ts';

interface Props {
  selected: readonly string[];
  onToggle: (id: string) => void;
}

/** The same regions as words: for a screen reader, for small fingers, for those who would rather type. */
export function RegionList({ selected, onToggle }: Props) {
  const [query, setQuery] = useState('');
  const id = useId();
  const end = useRef<HTMLParagraphElement>(null);
  const parts = findRegions(query);
  const count = parts.reduce((sum, { regions }) => sum + regions.length, 0);
  return (
    <section aria-label="Body parts as a list">
      <label htmlFor={id} className="block font-semibold">
        Or find it by name
      </label>
      <div className="relative mt-2">
        <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-5 text-ink-3" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder="For example: heel, belly button"
          className={cx(CONTROL, 'min-h-12 py-2 pl-11')}
        />
      </div>
      <output className="sr-only">{query ? `${count} body parts found` : ''}</output>
      <div className="relative">
        <button
          type="button"
          onClick={() => end.current?.focus()}
          className="sr-only rounded-button bg-action font-semibold text-action-ink focus:not-sr-only focus:absolute focus:z-10 focus:px-4 focus:py-3"
        >
          Skip the list
        </button>
      </div>
      <div className="mt-3 h-80 overflow-y-auto rounded-card border border-line bg-card px-3 py-2 lg:h-[calc(min(38rem,72svh)-4.5rem)] lg:min-h-72">
        {parts.map(({ title, regions }) => (
          <fieldset key={title} className="mb-3">
            <legend className="px-2 pt-1.5 text-xs font-semibold tracking-wide text-ink-3">
              {title}
            </legend>
            {regions.map((region) => (
              <Checkbox
                key={region.id}
                checked={selected.includes(region.id)}
                onChange={() => onToggle(region.id)}
              >
                {region.name}
              </Checkbox>
            ))}
          </fieldset>
        ))}
        {count === 0 ? (
          <p className="p-2 text-ink-2">
            Nothing is called that here. Try another word, or point at the nearest place.
          </p>
        ) : null}
      </div>
      <p ref={end} tabIndex={-1} className="sr-only">
        End of the list
      </p>
    </section>
  );
}
