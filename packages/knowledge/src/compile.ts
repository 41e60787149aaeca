import { createHash } from 'node:crypto';
import type {
  ConditionModel,
  ConditionText,
  CountryModel,
  FindingModel,
  KnowledgeModel,
  MeasureRange,
  MedicineModel,
  RuleModel,
} from '@yarrow/engine';
import { AGE_BANDS, pack } from '@yarrow/engine';
import type { KnowledgeFiles } from './read-files.ts';
import { frequencyValue } from './schema/common.ts';
import type { ConditionFile } from './schema/condition.ts';
import type { CountryFile } from './schema/country.ts';
import type { FindingFile } from './schema/finding.ts';
import type { MedicineFile } from './schema/medicine.ts';
import type { RuleFile } from './schema/rule.ts';

/** The knowledge as the engine takes it: numbers apart from texts. */
export interface Compiled {
  model: KnowledgeModel;
  texts: Record<string, ConditionText>;
}

/** Turns validated files into the model. Throws where an entry names something that does not exist. */
export function compile(files: KnowledgeFiles): Compiled {
  const index = new Map(files.findings.map((finding, i) => [finding.id, i]));
  const findings = new Map(files.findings.map((finding) => [finding.id, finding]));
  const model = {
    findings: files.findings.map(compileFinding),
    conditions: files.conditions.map((condition) => compileCondition(condition, index, findings)),
    rules: files.rules.map(compileRule),
    medicines: files.medicines.map(compileMedicine),
    answerFindings: files.answers,
    countries: files.countries.map(compileCountry),
    wordClasses: files.wordClasses,
    idioms: files.idioms,
    wording: compileWording(files),
    alarm: files.alarm,
  };
  const texts = Object.fromEntries(
    files.conditions.map((condition) => [condition.id, compileText(condition, findings)]),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([model, texts]))
    .digest('hex');
  return { model: { version: hash.slice(0, 12), ...model }, texts };
}

/** By word what the file has by condition. A condition it names and nobody knows is passed over: it was merged or renamed. */
function compileWording({ conditions, wording }: KnowledgeFiles): KnowledgeModel['wording'] {
  const links = new Map<string, [condition: number, tenths: number][]>();
  for (const [index, { id }] of conditions.entries()) {
    for (const entry of wording[id]?.split(', ') ?? []) {
      const [stem = '', level] = entry.split(' ');
      links.set(stem, [...(links.get(stem) ?? []), [index, Number(level)]]);
    }
  }
  return Object.fromEntries([...links].map(([stem, all]) => [stem, pack(all)]));
}

function compileFinding(finding: FindingFile): FindingModel {
  const { id, name, question, kind, words, implies, excludes, regions, background } = finding;
  return {
    id,
    name,
    question,
    kind,
    words,
    implies,
    excludes,
    regions,
    background,
    ...(finding.normal.length > 0 && { normal: finding.normal }),
    ...(finding.refines !== undefined && { refines: finding.refines }),
    ...(finding.group !== undefined && { group: finding.group }),
    ...(finding.danger !== undefined && { danger: finding.danger }),
    ...(finding.circumstance !== undefined && { circumstance: finding.circumstance }),
    ...(finding.asked_below !== undefined && { askedBelow: finding.asked_below }),
    ...(finding.measure && { measure: compileMeasure(finding.measure) }),
  };
}

function compileMeasure(measure: NonNullable<FindingFile['measure']>): MeasureRange {
  const { kind, present_from: presentFrom, present_below: presentBelow } = measure;
  const { absent_from: absentFrom, absent_below: absentBelow } = measure;
  return {
    kind,
    ...(presentFrom !== undefined && { presentFrom }),
    ...(presentBelow !== undefined && { presentBelow }),
    ...(absentFrom !== undefined && { absentFrom }),
    ...(absentBelow !== undefined && { absentBelow }),
  };
}

function compileCondition(
  condition: ConditionFile,
  index: ReadonlyMap<string, number>,
  findings: ReadonlyMap<string, FindingFile>,
): ConditionModel {
  const find = (id: string): number => {
    const found = index.get(id);
    if (found === undefined) throw new Error(`condition ${condition.id}: no finding "${id}"`);
    return found;
  };
  const rates = AGE_BANDS.map((band) => condition.incidence.per_100k_per_year[band.id]);
  const { sex } = condition.incidence;
  const listed = Object.entries(condition.findings).map(([id, frequency]) => ({
    finding: find(id),
    probability: frequencyValue(frequency),
  }));
  const risks = Object.entries(condition.risks)
    .filter(([id]) => condition.findings[id] === undefined)
    .map(([id, relative]) => ({
      finding: find(id),
      probability: shareAmongAffected(relative, findings.get(id)?.background ?? 0.1),
    }));
  const { level, reason, source, raised_by: raisedBy } = condition.urgency;
  const { must_not_miss: miss } = condition;
  return {
    id: condition.id,
    name: condition.name,
    aliases: condition.aliases,
    icd10: condition.icd10,
    incidence: {
      female: rates.map((rate) => rate * sex.female),
      male: rates.map((rate) => rate * sex.male),
    },
    findings: [...listed, ...risks].toSorted((a, b) => a.finding - b.finding),
    durationDays: condition.duration_days,
    urgency: { level, reason, source },
    raisedBy,
    ...(miss && {
      mustNotMiss: {
        question: miss.question,
        ...(miss.finding !== undefined && { finding: find(miss.finding) }),
      },
    }),
  };
}

/** A relative risk as a frequency: the share of those affected who carry the factor, by Bayes' rule. */
export const shareAmongAffected = (relativeRisk: number, prevalence: number): number =>
  (relativeRisk * prevalence) / (relativeRisk * prevalence + 1 - prevalence);

/** Of all with the condition: a refinement's own share is of those who have what it refines. */
function shareOfAll(
  condition: ConditionFile,
  id: string,
  findings: ReadonlyMap<string, FindingFile>,
): number {
  const frequency = condition.findings[id];
  if (frequency === undefined) return 0;
  const refines = findings.get(id)?.refines;
  const ofThose = refines === undefined ? 1 : shareOfAll(condition, refines, findings);
  return frequencyValue(frequency) * ofThose;
}

function compileText(
  condition: ConditionFile,
  findings: ReadonlyMap<string, FindingFile>,
): ConditionText {
  const typical = Object.keys(condition.findings)
    .map((id) => ({ finding: findings.get(id), share: shareOfAll(condition, id, findings) }))
    .filter(({ finding, share }) => finding && share >= TYPICAL && finding.kind !== 'risk')
    .toSorted((a, b) => b.share - a.share);
  const { basis, source, note } = condition.incidence;
  return {
    id: condition.id,
    description: condition.description,
    symptoms: typical.slice(0, MOST_SYMPTOMS).flatMap(({ finding }) => finding?.name ?? []),
    redFlags: condition.red_flags.map(statement),
    selfCare: condition.self_care.map(statement),
    treatments: condition.treatments.map(statement),
    whenToSee: condition.when_to_see,
    sources: condition.sources,
    review: {
      reviewedBy: condition.review.reviewed_by,
      date: condition.review.date,
      ...(condition.review.note !== undefined && { note: condition.review.note }),
    },
    incidenceBasis: { basis, source, ...(note !== undefined && { note }) },
  };
}

/** What at least three in ten have is called a symptom of the condition. */
const TYPICAL = 0.3;
const MOST_SYMPTOMS = 8;

const statement = (one: {
  text: string;
  source: string;
  medicine?: string | undefined;
}): ConditionText['selfCare'][number] => ({
  text: one.text,
  source: one.source,
  ...(one.medicine !== undefined && { medicine: one.medicine }),
});

const compileRule = (rule: RuleFile): RuleModel => ({
  id: rule.id,
  name: rule.name,
  level: rule.level,
  when: rule.when,
  reason: rule.reason,
  action: rule.action,
  source: `${rule.source.organisation}: ${rule.source.title}`,
  cited: rule.source,
  suspects: rule.suspects,
});

const compileMedicine = (medicine: MedicineFile): MedicineModel => ({
  id: medicine.id,
  name: medicine.name,
  classes: medicine.classes,
  words: medicine.words,
  advice: medicine.advice,
  source: medicine.sources[0]?.id ?? '',
  sources: medicine.sources,
  forbiddenBy: medicine.forbidden_by,
});

const compileCountry = (country: CountryFile): CountryModel => ({
  code: country.code,
  name: country.name,
  emergencyNumber: country.emergency.number,
  lines: country.lines.map((line) => ({
    name: line.name,
    for: line.for,
    call: line.call,
    text:
      line.text &&
      (line.text.word === null ? line.text.to : `${line.text.word} to ${line.text.to}`),
    chat: line.chat,
    hours: line.hours,
    lastChecked: line.last_checked,
  })),
  words: {
    doctor: country.words.doctor,
    urgentCare: country.words.urgent_care,
    emergencyDepartment: country.words.emergency_department,
  },
});
