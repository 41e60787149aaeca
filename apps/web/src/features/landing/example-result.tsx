import { Disclosure } from '../../ui/disclosure.tsx';
import { DivergingBars } from '../../ui/diverging-bars.tsx';
import { HorizontalBar } from '../../ui/horizontal-bar.tsx';
import { UrgencyBanner } from '../../ui/urgency-banner.tsx';

const REASONS = [
  { key: 'moved', label: 'Pain moved to lower right', weight: 2.1 },
  { key: 'moving', label: 'Worse when moving', weight: 1.0 },
  { key: 'appetite', label: 'Not hungry', weight: 0.5 },
  { key: 'fever', label: 'No fever', weight: -0.6 },
  { key: 'prior', label: 'How common at 27', weight: -1.4 },
];

/** The results page's own components, with the answers of nobody. */
export function ExampleResult() {
  return (
    <figure className="min-w-0">
      <div className="rounded-[22px] border border-line bg-card p-3 shadow-card sm:p-4">
        <p className="mb-3 ml-1 text-sm text-ink-2">
          “Tummy ache since yesterday. It began round the belly button, now it is low on the right.
          No fever.”
        </p>
        <UrgencyBanner level="high" as="p" size="compact">
          It should be examined today.
        </UrgencyBanner>
        <div className="space-y-4 px-1.5 pt-5 pb-1">
          <HorizontalBar label="Appendicitis" value={0.58} text="likely, 58%">
            <Disclosure
              label="Why this?"
              openLabel="Hide the reasons"
              about="Example"
              initiallyOpen
            >
              <div className="border-t border-dashed border-line pt-2">
                <DivergingBars
                  reasons={REASONS}
                  caption="What speaks for and against appendicitis"
                />
              </div>
            </Disclosure>
          </HorizontalBar>
          <HorizontalBar label="Stomach bug" value={0.19} text="possible, 19%" />
        </div>
      </div>
      <figcaption className="mt-3 text-center text-sm text-ink-2">
        Example of a result. Not about you.
      </figcaption>
    </figure>
  );
}
