import { ArrowLeft } from 'lucide-react';
import { PATHS } from '../../../lib/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Section } from '../section.tsx';
import { TextList } from '../text-list.tsx';

const HOW = [
  'One symptom at a time: what hurts or bothers you, and where. “Sore throat”, “pain low on the left of my belly”.',
  'Everyday words, in English. Medical words are not needed.',
  'Since when, and whether it is getting better or worse.',
  'Or choose from the common symptoms below the text field.',
];

/** Nothing was recognised: it says so, says how to say it differently, and reassures nobody. */
export function NotUnderstood({ words }: { words: string | undefined }) {
  return (
    <Section
      title="How to say it differently"
      lead="We cannot tell what it may be, and so we cannot tell you that it is harmless either."
    >
      <Card>
        {words ? (
          <blockquote className="mb-4 border-l-4 border-line-strong pl-4 font-serif text-lg">
            “{words}”
          </blockquote>
        ) : null}
        <TextList texts={HOW} />
        <div className="mt-5 print:hidden">
          <LinkButton to={PATHS.checker} className="max-sm:w-full">
            <ArrowLeft aria-hidden="true" className="size-5" />
            Say it differently
          </LinkButton>
        </div>
      </Card>
    </Section>
  );
}
