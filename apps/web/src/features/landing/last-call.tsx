import { ArrowRight } from 'lucide-react';
import { PATHS } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export function LastCall() {
  return (
    <section aria-labelledby="start-title" className="pb-6 text-center">
      <h2 id="start-title" className="text-3xl sm:text-4xl">
        Tell us what is bothering you
      </h2>
      <p className="mx-auto mt-3 max-w-[46ch] text-lg text-ink-2">
        You can stop at any time. Nothing is stored before we ask you.
      </p>
      <LinkButton to={PATHS.checker} size="lg" className="mt-7">
        Start Free Symptom Check
        <ArrowRight aria-hidden="true" className="size-5" />
      </LinkButton>
    </section>
  );
}
