import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, urgencyOf } from './assess.ts';
import type { Assessment } from './assessment.ts';
import type { CaseInput, FindingAnswer } from './case.ts';
import { SMALL_MODEL, smallKnowledge } from './testing/small-model.ts';
import { rank } from './urgency/levels.ts';

const knowledge = smallKnowledge();
const told = (symptom_text: string, more: CaseInput = {}): Assessment =>
  assess({ symptom_text, age: 50, gender: 'male', ...more }, knowledge);
const probability = (one: Assessment, id: string): number =>
  one.conditions.find((condition) => condition.id === id)?.confidence ?? 0;

const answers = fc.uniqueArray(
  fc.record({
    finding: fc.constantFrom(...SMALL_MODEL.findings.map((finding) => finding.id)),
    value: fc.constantFrom<FindingAnswer['value']>('present', 'absent', 'unknown'),
  }),
  { selector: (answer) => answer.finding },
);

describe('the differential', () => {
  it('shares out the probability among the conditions and "not in the list"', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const one = assess({ primary_symptoms: ['Cough'], answers: given }, knowledge);
        const sum = one.conditions.reduce((total, { confidence }) => total + confidence, one.other);
        // Conditions below the shown share are left out, never more than a sliver here.
        expect(sum).toBeGreaterThan(0.98);
        expect(sum).toBeLessThan(1 + 1e-9);
      }),
    );
  });

  it('adds up: the evidence is the log odds, the log odds are the probability', () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const one of assess({ primary_symptoms: ['Cough'], answers: given }, knowledge)
          .conditions) {
          const sum = one.evidence.reduce((total, share) => total + share.weight, 0);
          expect(Math.abs(sum - one.log_odds)).toBeLessThan(1e-9);
          expect(Math.abs(1 / (1 + Math.exp(-one.log_odds)) - one.confidence)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const one = assess({ primary_symptoms: ['Cough'], answers: given }, knowledge);
        const other = assess(
          { primary_symptoms: ['Cough'], answers: given.toReversed() },
          knowledge,
        );
        expect(other.conditions).toEqual(one.conditions);
        expect(other.urgency_level).toBe(one.urgency_level);
      }),
    );
  });

  it('is not moved by what is not known', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const without = given.filter(
          (answer) => answer.value !== 'unknown' && answer.finding !== 'cough',
        );
        const withUnknown = given.filter((answer) => answer.finding !== 'cough');
        const one = assess({ primary_symptoms: ['Cough'], answers: without }, knowledge);
        expect(
          assess({ primary_symptoms: ['Cough'], answers: withUnknown }, knowledge).conditions,
        ).toEqual(one.conditions);
      }),
    );
  });

  it('takes a pointing symptom as evidence for, and its denial as evidence against', () => {
    const neutral = probability(told('cough'), 'croup');
    expect(probability(told('barking cough'), 'croup')).toBeGreaterThan(neutral);
    const denied = told('cough', { answers: [{ finding: 'barking-cough', value: 'absent' }] });
    expect(probability(denied, 'croup')).toBeLessThan(neutral);
  });

  it('does not count what rises and falls together twice', () => {
    const weights = (one: Assessment, name: string): number =>
      one.conditions[0]?.evidence.find((share) => share.finding === name)?.weight ?? 0;
    const alone = weights(told('cough and fever'), 'fever');
    const together = told('cough, fever and chills');
    expect(weights(together, 'fever')).toBeLessThan(alone);
    expect(weights(together, 'fever')).toBeGreaterThan(0);
  });

  it('averages over the ages and sexes a person may have', () => {
    const people = knowledge.model.conditions.map((condition) => condition.incidence.female[0]);
    expect(people.every((value) => value !== undefined)).toBe(true);
    const unknown = assess({ symptom_text: 'cough' }, knowledge);
    // In this model incidence does not depend on age or sex, so knowing them changes nothing.
    expect(unknown.conditions[0]?.confidence).toBeCloseTo(
      told('cough').conditions[0]?.confidence ?? 0,
      9,
    );
  });
});

it('says how soon to act in the same way with and without the rest', () => {
  for (const symptom_text of ['chest pain into my arm', 'cough', 'xyzzy'])
    expect(assess({ symptom_text }, knowledge)).toMatchObject(
      urgencyOf({ symptom_text }, knowledge),
    );
});

describe('the body chart', () => {
  const understood = (text: string, body_regions: string[]): string[] =>
    told(text, { body_regions }).understood.map((one) => one.finding);

  it('gives a place to a pain that was told without one', () => {
    expect(understood('it hurts', ['chest'])).toEqual(['chest-pain']);
  });

  it('says nothing by itself, and nothing where the text says where', () => {
    expect(understood('cough', ['chest'])).toEqual(['cough']);
    expect(understood('my arm hurts', ['chest'])).not.toContain('chest-pain');
  });

  it('gives no place to a pain that is denied', () => {
    expect(understood("cough, and it doesn't hurt", ['chest'])).toEqual(['cough']);
    expect(understood('cough, no aching', ['chest'])).toEqual(['cough']);
  });
});

describe('the urgency', () => {
  it('is an emergency when a red-flag rule fires, and says which and why', () => {
    const one = told('chest pain into my arm');
    expect(one.urgency_level).toBe('emergency');
    expect(one.analysis).toMatchObject({ risk_level: 'immediate', requires_immediate_care: true });
    expect(one.urgency_reasons[0]).toMatchObject({ rule: 'pain-to-arm', level: 'emergency' });
  });

  it('is never lowered by reassuring words', () => {
    for (const comfort of [
      "it's probably nothing",
      'my wife says it is nothing',
      'I feel fine otherwise',
    ]) {
      expect(told(`chest pain into my arm, ${comfort}`).urgency_level).toBe('emergency');
      expect(told(`${comfort}. chest pain into my arm`).urgency_level).toBe('emergency');
    }
  });

  it('is never lowered by saying more', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const more = given.filter(
          ({ finding }) => !['chest-pain', 'pain-to-arm'].includes(finding),
        );
        const one = told('chest pain into my arm', { answers: more });
        expect(rank(one.urgency_level)).toBeGreaterThanOrEqual(rank('emergency'));
      }),
    );
  });

  it("takes the person's own word for distress", () => {
    expect(told('cough', { has_physical_distress: true }).urgency_level).toBe('emergency');
  });

  it('fills in the emergency number of the country and no other', () => {
    expect(told('chest pain into my arm', { country: 'US' }).recommendations[0]).toContain('911');
    expect(told('chest pain into my arm', { country: 'FR' }).recommendations[0]).toContain('112');
  });
});

describe('what was not understood', () => {
  it('is said so: no conditions, see a doctor, never self-care', () => {
    const one = told('xyzzy qwrt');
    expect(one).toMatchObject({
      coverage: 'none',
      conditions: [],
      urgency_level: 'moderate',
      follow_up: [],
    });
    expect(one.analysis).toMatchObject({ primary_diagnosis: null, confidence: 0 });
  });

  it('leaves an emergency an emergency', () => {
    expect(told('xyzzy', { has_physical_distress: true }).urgency_level).toBe('emergency');
  });

  it('is partial where most words became nothing', () => {
    expect(told('cough').coverage).toBe('full');
    expect(told('cough glorp zink frobnicate quux blargh').coverage).toBe('partial');
  });
});

describe('the next questions', () => {
  it('are those that would tell, each with its reason', () => {
    const [question] = told('cough').follow_up;
    expect(question).toMatchObject({
      finding: 'barking-cough',
      question: 'Do you have barking cough?',
    });
    expect(question?.why).toContain('croup');
  });

  it('are asked once, also when the answer was "I don\'t know"', () => {
    const one = told('cough', { answers: [{ finding: 'barking-cough', value: 'unknown' }] });
    expect(one.follow_up.map(({ finding }) => finding)).not.toContain('barking-cough');
  });
});

describe('medicines', () => {
  const medicines = (more: CaseInput): Assessment['medicines'] => told('cough', more).medicines;

  it('are not suggested before the questions that could forbid them were answered', () => {
    expect(medicines({ gender: 'female', age: 30 }).left_out[0]?.reason).toContain('pregnant');
    expect(medicines({}).suitable).toEqual([]);
  });

  it('are suggested when nothing forbids them', () => {
    expect(medicines({ allergies: '', current_medications: '' }).suitable).toEqual([
      { id: 'ibuprofen', name: 'Ibuprofen', text: 'Ibuprofen eases pain.' },
    ]);
  });

  it('are left out for an allergy to the medicine or its class', () => {
    const one = medicines({ drug_allergies: ['Aspirin'], current_medications: '' });
    expect(one.left_out[0]?.reason).toContain('allergic');
  });

  it('count an allergy as asked only for the medicines the path asks about', () => {
    const asked = medicines({
      drug_allergies: [],
      current_medications: '',
      path_type: 'explore',
      early_decision: 'Diarrhoea',
    });
    expect(asked.left_out[0]?.reason).toContain('have not asked');
  });

  it('that are left out are not recommended in the texts either', () => {
    const one = told('cough', {
      pregnant: true,
      gender: 'female',
      age: 30,
      allergies: '',
      current_medications: '',
    });
    expect(one.medicines.left_out[0]).toMatchObject({
      id: 'ibuprofen',
      reason: 'You are pregnant.',
    });
    expect(one.conditions[0]?.self_care).toEqual(['Rest.']);
    expect(one.recommendations.join(' ')).not.toContain('ibuprofen');
  });
});
