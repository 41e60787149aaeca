import { collect, factsOf, settle, type CaseInput, type Knowledge } from '@yarrow/engine';
import { toCase, type Vignette } from '../score/cases.ts';

/** Who answers the questions: somebody who knows what the whole vignette says, and nothing else. */
export interface Witness {
  /** What is told unasked: the first sentence that has a complaint in it, with all before it. */
  opening: CaseInput;
  duration: CaseInput['duration'];
  /** Where the vignette says nothing, nothing is known. */
  answer: (finding: string) => 'present' | 'absent' | 'unknown';
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

export function witness(vignette: Vignette, knowledge: Knowledge): Witness {
  const whole = toCase(vignette);
  const collected = collect(whole, knowledge);
  const evidence = settle(collected.observations, knowledge);
  const { pregnant } = factsOf(whole, collected, evidence, knowledge);
  const { age, gender } = whole;
  return {
    opening: { age, gender, symptom_text: opening(whole, knowledge) },
    duration: whole.duration,
    answer: (finding) => {
      const known = evidence.known.get(knowledge.findingIndex(finding));
      if (known !== undefined || knowledge.finding(finding).circumstance !== 'pregnant')
        return known ?? 'unknown';
      return { yes: 'present', no: 'absent', unknown: 'unknown' }[pregnant] as 'unknown';
    },
  };
}

/** Who is not understood says more: an opening without any complaint that is read goes on to the next sentence. */
function opening(
  { symptom_text: text = '', age, gender }: CaseInput,
  knowledge: Knowledge,
): string {
  for (const { index, segment } of SENTENCES.segment(text)) {
    const told = text.slice(0, index + segment.length).trim();
    if (hasComplaint({ age, gender, symptom_text: told }, knowledge)) return told;
  }
  return text;
}

function hasComplaint(input: CaseInput, knowledge: Knowledge): boolean {
  const { known } = settle(collect(input, knowledge).observations, knowledge);
  return [...known].some(([finding, status]) => {
    const kind = knowledge.model.findings[finding]?.kind;
    return status === 'present' && (kind === 'symptom' || kind === 'sign');
  });
}
