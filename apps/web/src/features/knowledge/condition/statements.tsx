import type { ConditionEntry } from '../../../lib/engine/client.ts';
import { SourceMark, type Sources } from '../source-mark.tsx';

interface Props {
  statements: ConditionEntry['self_care'];
  sources: Sources;
}

/** Sentences, each with the source it rests on. */
export function Statements({ statements, sources }: Props) {
  const medicine = statements.some((one) => one.medicine !== undefined);
  return (
    <>
      <ul className="max-w-[65ch] list-disc space-y-2 pl-5 marker:text-ink-3">
        {statements.map(({ text, source }) => (
          <li key={text}>
            {text}
            <SourceMark source={source} sources={sources} />
          </li>
        ))}
      </ul>
      {medicine ? (
        <p className="mt-3 max-w-[62ch] text-sm text-ink-2">
          Nobody has checked here whether these medicines suit you: your age, allergies, pregnancy,
          illnesses and other medicines count. If in doubt, ask before you take one.
        </p>
      ) : null}
    </>
  );
}
