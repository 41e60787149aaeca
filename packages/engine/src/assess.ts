import { adviseMedicines, withheld } from './advice/medicines.ts';
import { recommend } from './advice/recommend.ts';
import type { Assessment, Coverage } from './assessment.ts';
import type { CaseInput } from './case.ts';
import { countryOf, localise } from './country.ts';
import { collect, type Collected } from './evidence/collect.ts';
import { settle, type Evidence } from './evidence/evidence.ts';
import { durationOf, factsOf, feared } from './facts.ts';
import { surenessOf } from './inference/calibration.ts';
import {
  distribution,
  posterior,
  type Distribution,
  type Posterior,
} from './inference/posterior.ts';
import { logPriors, trustInPriors } from './inference/prior.ts';
import { symptomsTold } from './inference/symptoms-told.ts';
import { weigh } from './inference/weights.ts';
import { wordingOf } from './inference/wording.ts';
import { followUp } from './interview/follow-up.ts';
import type { Facts } from './logic/expression.ts';
import { mustNotMiss } from './interview/must-not-miss.ts';
import { ageOf, profiles, sexOf } from './person.ts';
import type { Knowledge } from './prepare.ts';
import { coverageOf, presentConditions, presentUnderstood } from './present.ts';
import { roundAll } from './round.ts';
import { higher, riskOf } from './urgency/levels.ts';
import { judgeUrgency, type Urgency } from './urgency/judge.ts';
import { soundsUrgent } from './urgency/sounds-urgent.ts';

/** Who writes of themself is not a baby or a small child. */
const YOUNGEST_WRITER = 4;

export const ENGINE_VERSION = '0.1.0';

/** Conditions at least this likely lend their advice and warnings. */
const ADVISING = 0.15;

/** What a case comes to, before it is put into words. */
interface Judged extends Pick<Differential, 'main' | 'stated'> {
  collected: Collected;
  evidence: Evidence;
  facts: Facts;
  coverage: Coverage;
  urgency: Urgency;
}

function judged(input: CaseInput, knowledge: Knowledge): Judged {
  const collected = collect(input, knowledge);
  const evidence = settle(collected.observations, knowledge);
  const facts = factsOf(input, collected, evidence, knowledge);
  const coverage = coverageOf(collected, evidence, knowledge);
  const nothingRead = coverage === 'none';
  const inferred = infer(input, collected, evidence, knowledge);
  const shares = nothingRead ? notJudged(inferred) : inferred;
  const urgency = judgeUrgency(
    knowledge,
    feared(facts, evidence, knowledge),
    evidence,
    shares,
    soundsUrgent(input, collected.reading.spoken, knowledge.alarm),
  );
  const level = nothingRead ? higher(urgency.level, 'moderate') : urgency.level;
  return { collected, evidence, facts, coverage, ...shares, urgency: { ...urgency, level } };
}

/** How soon to act and why, as `assess` says it, without the rest. */
export function urgencyOf(
  input: CaseInput,
  knowledge: Knowledge,
): Pick<Assessment, 'urgency_level' | 'urgency_reasons'> {
  const { level, reasons } = judged(input, knowledge).urgency;
  return { urgency_level: level, urgency_reasons: reasons };
}

/**
 * The one public call: what a person told, judged against the knowledge.
 * Pure and deterministic: the same case and knowledge give an equal assessment in a server and in a browser.
 * Throws only for an `answers` entry that names an unknown finding.
 */
export function assess(input: CaseInput, knowledge: Knowledge): Assessment {
  const { collected, evidence, facts, coverage, main, stated, urgency } = judged(input, knowledge);
  const { level } = urgency;

  const likely = [...new Set([...leading(stated), ...leading(main)])].map((index) =>
    knowledge.textOf(knowledge.model.conditions[index]?.id ?? ''),
  );
  const medicines = adviseMedicines(knowledge, facts, likely);
  const leftOut = withheld(knowledge, facts);
  const { recommendations, redFlags } = recommend(level, urgency.actions, likely, leftOut);
  const conditions = presentConditions(stated, knowledge, leftOut);
  const country = countryOf(knowledge.model, input.country);

  return roundAll({
    analysis: {
      session_id: null,
      primary_diagnosis: conditions[0]?.name ?? null,
      confidence: conditions[0]?.confidence ?? 0,
      risk_level: riskOf(level),
      requires_immediate_care: level === 'emergency',
      engine_version: ENGINE_VERSION,
      knowledge_version: knowledge.model.version,
    },
    conditions,
    other: stated.other,
    coverage,
    urgency_level: level,
    urgency_reasons: urgency.reasons,
    must_not_miss: mustNotMiss(knowledge, evidence, main, stated),
    recommendations: recommendations.map((text) => localise(text, country)),
    red_flags: redFlags.map((text) => localise(text, country)),
    medicines,
    understood: presentUnderstood(collected, knowledge),
    follow_up:
      coverage === 'none'
        ? []
        : followUp(knowledge, evidence, main, facts, {
            asked: asked(input),
            age: facts.age ?? youngest(input),
          }),
  });
}

/** The first, and all that lend their advice. */
const leading = ({ ranking, probabilities }: Posterior): number[] =>
  ranking.filter((index, rank) => rank === 0 || (probabilities[index] ?? 0) >= ADVISING);

/** Years, where the age is not known. */
const youngest = ({ subject }: CaseInput): number => (subject === 'other' ? 0 : YOUNGEST_WRITER);

/** What a case points to. */
interface Differential {
  /** Averaged over who this may be, as inferred: what is judged by. */
  main: Posterior;
  /** The same by the person's own words, calibrated: what is told. */
  stated: Posterior;
  /** That of each one this may be, where age or sex is not known. */
  plausible: Distribution[];
}

/** Of somebody of whom nothing was understood nothing is likely. */
const notJudged = ({ main, stated }: Differential): Differential => {
  const nothing = (one: Posterior): Posterior => ({
    ...one,
    ranking: [],
    probabilities: one.probabilities.map(() => 0),
    other: 1,
  });
  return { main: nothing(main), stated: nothing(stated), plausible: [] };
};

/** Questions that were put already, "I don't know" included: nobody is asked twice. */
const asked = (input: CaseInput): ReadonlySet<string> =>
  new Set((input.answers ?? []).map((answer) => answer.finding));

function infer(
  input: CaseInput,
  collected: Collected,
  evidence: Evidence,
  knowledge: Knowledge,
): Differential {
  const { measures } = collected.reading;
  const duration = durationOf(input.duration, measures.durationDays);
  const weighed = weigh(evidence, knowledge, duration);
  const people = profiles(ageOf(input.age, measures.age), sexOf(input));
  const plausible = people.filter(
    ({ band }) => input.subject === 'other' || band >= YOUNGEST_WRITER,
  );
  const told = symptomsTold(evidence, knowledge);
  const tables = knowledge.inference;
  const trust = trustInPriors(told);
  const among = (everyone: ReturnType<typeof profiles>) =>
    logPriors(tables.priors, everyone, trust);
  const average = among(people);
  return {
    main: posterior(average, weighed),
    stated: posterior(average, weighed, {
      wording: wordingOf(
        collected.reading.spoken,
        tables.wording,
        knowledge.model.conditions.length,
      ),
      sureness: surenessOf(told),
    }),
    plausible: people.length > 1 ? plausible.map((one) => distribution(among([one]), weighed)) : [],
  };
}
