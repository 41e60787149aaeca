import type { AnalysisResponse } from '@yarrow/contract';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../section.tsx';
import { TextList } from '../text-list.tsx';

export function Warnings({ result }: { result: AnalysisResponse }) {
  if (result.red_flags.length === 0) return null;
  return (
    <Section
      title="Important warnings"
      lead="Get help at once if any of this is so, or becomes so."
    >
      <Card className="border-high/30 bg-high-bg! shadow-none">
        <TextList texts={result.red_flags} />
      </Card>
    </Section>
  );
}
