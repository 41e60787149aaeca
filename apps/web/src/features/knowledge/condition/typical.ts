import type { ConditionEntry } from '../../../lib/engine/client.ts';

type Finding = ConditionEntry['findings'][number];
/** A finding with those that describe it more closely. */
export interface Branch {
  finding: Finding;
  closer: Finding[];
}
export interface Group {
  title: string;
  branches: Branch[];
}

const OFTEN = 0.295;
const MOST = 0.795;
const SOMETIMES = 0.05;

/** What is common in it, closer descriptions under what they describe. */
export function commonGroups(findings: readonly Finding[]): Group[] {
  const common = findings.filter((finding) => isCommon(finding, findings));
  const tops = common.filter(({ among }) => among === null);
  const branch = (finding: Finding): Branch => ({
    finding,
    closer: common.filter((one) => one !== finding && topOf(one, common) === finding),
  });
  return [
    { title: 'In most people', branches: tops.filter(({ share }) => share >= MOST).map(branch) },
    { title: 'Often', branches: tops.filter(({ share }) => share < MOST).map(branch) },
  ].filter(({ branches }) => branches.length > 0);
}

/** What is less common, each by itself. */
export function lessCommonGroups(findings: readonly Finding[]): Group[] {
  const rest = findings.filter((finding) => !isCommon(finding, findings));
  return [
    { title: 'Sometimes', listed: rest.filter(({ share }) => share >= SOMETIMES) },
    { title: 'Rarely or never', listed: rest.filter(({ share }) => share < SOMETIMES) },
  ]
    .filter(({ listed }) => listed.length > 0)
    .map(({ title, listed }) => ({
      title,
      branches: listed.map((finding) => ({ finding, closer: [] })),
    }));
}

const described = ({ among }: Finding, findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ id }) => id === among?.id);

/** Often there, and so is what it describes: most of the few who have a rare finding are still few. */
function isCommon(finding: Finding, findings: readonly Finding[]): boolean {
  if (finding.share < OFTEN) return false;
  if (finding.among === null) return true;
  const whole = described(finding, findings);
  return whole !== undefined && isCommon(whole, findings);
}

/** The finding at the top of those it describes more closely. */
function topOf(finding: Finding, findings: readonly Finding[]): Finding {
  const whole = described(finding, findings);
  return whole ? topOf(whole, findings) : finding;
}
