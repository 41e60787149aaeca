import { ArrowDown, ArrowRight } from 'lucide-react';
import { PATHS } from '../../lib/paths.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ExampleResult } from './example-result.tsx';
import { FEATURES_ID } from './features.tsx';

export function Hero() {
  return (
    <section className="grid items-center gap-12 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
      <div>
        <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
          Feeling unwell? Find out what to do.
        </h1>
        <p className="mt-5 max-w-[36ch] text-lg text-ink-2 sm:text-xl sm:leading-normal">
          Say how you feel in your own words. Yarrow tells you how soon to act, what to do meanwhile
          and what it may be, and shows you why.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={PATHS.checker} size="lg" className="max-sm:w-full">
            Check Your Symptoms
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
          <Button variant="ghost" size="lg" onClick={showFeatures} className="max-sm:w-full">
            Learn More
            <ArrowDown aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <p className="mt-5 text-sm text-ink-2">Free to start. No account needed. Day and night.</p>
      </div>
      <ExampleResult />
    </section>
  );
}

function showFeatures(): void {
  const features = document.getElementById(FEATURES_ID);
  features?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  features?.focus({ preventScroll: true });
}
