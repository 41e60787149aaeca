import { Disclosure } from '../../../ui/disclosure.tsx';
import { LIKELIHOOD_WORDS } from '@yarrow/engine/words';

/** The scale behind the words, so that "possible" means the same to the reader as to us. */
export function LikelihoodLegend() {
  return (
    <div className="mt-1 print:hidden">
      <Disclosure label="What the words and bars mean">
        <div className="max-w-[62ch] space-y-2 pb-2 text-sm text-ink-2">
          <p>
            A full bar would be certain. All bars together, with “Something not in our list”, make
            one whole.
          </p>
          <dl className="grid w-fit grid-cols-[auto_auto] gap-x-4">
            {LIKELIHOOD_WORDS.map(({ from, word }, index) => {
              const above = LIKELIHOOD_WORDS[index - 1];
              return (
                <div key={word} className="contents">
                  <dt className="font-semibold text-ink">{word}</dt>
                  <dd>
                    {from === 0
                      ? `under ${(above?.from ?? 0) * 100}%`
                      : `${from * 100}%${above ? ` to ${above.from * 100}%` : ' or more'}`}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      </Disclosure>
    </div>
  );
}
