import type { CountryLine, CountryModel, KnowledgeModel } from '@yarrow/engine';
import { countryOf } from '@yarrow/engine';
import type { CrisisState } from './crisis-state.ts';
import { isHurtAtHome } from './theme.ts';

/** What {line} and the other places in a text are filled with; what a country has none of is left out. */
export type Reach = Readonly<Record<string, string | undefined>>;

/** Names and numbers of one country, and never of another; what is missing is looked up in the directory. */
export function reachOf(
  model: KnowledgeModel,
  code: string | undefined,
  state: CrisisState,
): Reach {
  const country = countryOf(model, code);
  const directory = countryOf(model, undefined).lines.find((line) => line.chat !== null)?.chat;
  const of = (kind: string): CountryLine | undefined =>
    country.lines.find(
      (line) => line.for === kind && (line.call ?? line.text ?? line.chat) !== null,
    );
  const crisis = of('suicide') ?? of('general');
  const special = state.child ? of('child') : state.veteran ? of('veterans') : undefined;
  const first = special ?? crisis;
  const quiet = quietLine(country, state.child);
  const found = directory === undefined || directory === null ? undefined : `lists at ${directory}`;
  const hurt = state.theme === 'abuse' || state.theme === 'sexual';
  const fitting = (hurt && !state.child ? of('abuse') : undefined) ?? first;
  const line = fitting ? described(fitting) : found && `a crisis line (${found})`;
  const isHeard = state.themes.some(isHurtAtHome);
  const quietly = (text: string): string =>
    isHeard ? text.replace(/\)$/, ', when nobody can hear or see you)') : text;
  return {
    line: line && quietly(line),
    quiet_line: quiet ? written(quiet) : found && `a line that takes texts or chats (${found})`,
    abuse: described(of('abuse')) ?? (found && `a helpline for abuse (${found})`),
    poison: described(of('poison')),
    directory: directory ?? undefined,
    emergency: emergencyOf(country),
    doctor: country.words.doctor,
    hospital: country.words.emergencyDepartment,
  };
}

export const emergencyOf = (country: CountryModel): string =>
  country.code === null
    ? `**${country.emergencyNumber}** or your local emergency number`
    : `**${country.emergencyNumber}**`;

/** A line that needs no voice: of the kind that fits, else the crisis line. */
function quietLine(country: CountryModel, child: boolean): CountryLine | undefined {
  const silent = country.lines.filter((line) => line.text !== null || line.chat !== null);
  return (
    (child ? silent.find((line) => line.for === 'child') : undefined) ??
    silent.find((line) => line.for === 'suicide' || line.for === 'general')
  );
}

function described(line: CountryLine | undefined): string | undefined {
  if (!line) return undefined;
  if (line.call !== null && line.text === line.call)
    return `**${line.name}** (call or text **${line.call}**)`;
  if (line.call !== null) return `**${line.name}** (call **${line.call}**)`;
  return written(line);
}

function written(line: CountryLine): string {
  if (line.text !== null) return `**${line.name}** (text **${line.text}**)`;
  return `**${line.name}** (${line.chat ?? ''})`;
}

const BEGINS_SENTENCE = /(?:^|[.!?]\s+|\n)$/;

/** The text with every place filled; null where the country has nothing for one of them. */
export function fill(text: string, reach: Reach): string | null {
  let whole = true;
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const found = reach[name];
    if (found === undefined) whole = false;
    const words = found ?? '';
    if (!BEGINS_SENTENCE.test(text.slice(0, at))) return words;
    return words.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  });
  return whole ? filled : null;
}
