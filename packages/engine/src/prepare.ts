import { readable } from './entries/readable.ts';
import { impliedFindings } from './finding-graph.ts';
import { inferenceTables, type InferenceTables } from './inference/tables.ts';
import {
  dangersByFinding,
  emergenciesByFinding,
  type DangerRule,
  type Emergency,
} from './interview/one-answer-away.ts';
import type { ConditionText, FindingModel, KnowledgeModel, MeasureRange } from './knowledge.ts';
import { findingsIn, type Expression } from './logic/expression.ts';
import { createLexicon, type Lexicon } from './reading/lexicon.ts';
import type { Weights } from './reading/passages.ts';
import { createSpelling, type SpellingIndex } from './reading/spelling.ts';
import { rulesByFinding, type RulesByFinding } from './urgency/rules-by-finding.ts';
import { alarmWeights } from './urgency/sounds-urgent.ts';

/** A knowledge model with what the engine looks things up by. Made once, used for every assessment. */
export interface Knowledge {
  model: KnowledgeModel;
  lexicon: Lexicon;
  spelling: SpellingIndex;
  /** Throws for an unknown finding: a wrong id is a mistake in the knowledge, never "not present". */
  findingIndex: (id: string) => number;
  finding: (id: string) => FindingModel;
  /** Index of the finding each one refines, or -1. */
  parent: number[];
  /** What follows from each finding when present: what it refines and implies, transitively, without itself. */
  implied: number[][];
  /** Findings that refine or imply each one, transitively: denied when it is denied. */
  impliedBy: number[][];
  /** By finding: what cannot be present together with it. */
  excluded: number[][];
  /** By condition: finding index -> probability. */
  frequencies: ReadonlyMap<number, number>[];
  inference: InferenceTables;
  alarm: Weights;
  rules: RulesByFinding;
  /** By finding: the rules for an emergency that may be one answer away from it. */
  dangers: DangerRule[][];
  /** By finding: the emergencies that show it. */
  emergencies: Emergency[][];
  /** By finding that a measured value decides. */
  measured: { finding: number; measure: MeasureRange }[];
  /** The findings that say so, if there are any. */
  circumstances: Partial<Record<NonNullable<FindingModel['circumstance']>, string>>;
  textOf: (conditionId: string) => ConditionText;
}

/** Throws, naming the entry, where the model contradicts itself. */
export function prepareKnowledge(
  model: KnowledgeModel,
  texts: Readonly<Record<string, ConditionText>>,
): Knowledge {
  const indexById = new Map(model.findings.map((finding, i) => [finding.id, i]));
  const findingIndex = (id: string): number => {
    const found = indexById.get(id);
    if (found === undefined) throw new Error(`the knowledge has no finding "${id}"`);
    return found;
  };
  for (const { when } of expressionsOf(model)) findingsIn(when).forEach(findingIndex);
  const parent = model.findings.map((finding) =>
    finding.refines === undefined ? -1 : findingIndex(finding.refines),
  );
  const implied = impliedFindings(model.findings);
  const lexicon = createLexicon(model.findings, model.medicines, model.wordClasses, model.idioms);
  return {
    model,
    lexicon,
    spelling: createSpelling(lexicon),
    findingIndex,
    finding: (id) => {
      const found = model.findings[findingIndex(id)];
      if (!found) throw new Error(`the knowledge has no finding "${id}"`);
      return found;
    },
    parent,
    implied,
    impliedBy: invert(implied),
    excluded: mutual(model.findings.map(({ excludes }) => excludes.map(findingIndex))),
    frequencies: model.conditions.map(
      ({ findings }) => new Map(findings.map((one) => [one.finding, one.probability])),
    ),
    inference: inferenceTables(model),
    alarm: alarmWeights(model),
    rules: rulesByFinding(model.rules),
    dangers: dangersByFinding(model, parent),
    emergencies: emergenciesByFinding(model),
    measured: model.findings.flatMap(({ measure }, finding) =>
      measure ? [{ finding, measure }] : [],
    ),
    circumstances: Object.fromEntries(
      model.findings.flatMap(({ circumstance, id }) => (circumstance ? [[circumstance, id]] : [])),
    ),
    textOf: readable(model, texts).textOf,
  };
}

/** Whatever asks for findings by name. */
const expressionsOf = ({
  rules,
  conditions,
  medicines,
}: KnowledgeModel): { when: Expression }[] => [
  ...rules,
  ...conditions.flatMap(({ raisedBy }) => raisedBy),
  ...medicines.flatMap(({ forbiddenBy }) => forbiddenBy),
];

/** Of two that cannot be together each rules out the other, whichever of them says so. */
function mutual(edges: number[][]): number[][] {
  const back = invert(edges);
  return edges.map((targets, from) => [...new Set([...targets, ...(back[from] ?? [])])]);
}

function invert(edges: number[][]): number[][] {
  const back: number[][] = edges.map(() => []);
  edges.forEach((targets, from) => targets.forEach((to) => back[to]?.push(from)));
  return back;
}
