import { sourceLine, useSources } from '../use-sources.ts';

/** Where the knowledge about this cause comes from. Shown as soon as the device has it; nothing waits for it. */
export function CauseSources({ condition }: { condition: string }) {
  const sources = useSources(condition);
  if (sources.length === 0) return null;
  return (
    <div className="text-sm text-ink-2">
      <h4 className="font-semibold text-ink">Sources</h4>
      <ul className="mt-1 space-y-1">
        {sources.map((source) => (
          <li key={source.id}>
            {source.address ? (
              <a
                href={source.address}
                target="_blank"
                rel="noopener noreferrer"
                className="underline hover:text-ink"
              >
                {sourceLine(source)}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              sourceLine(source)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
