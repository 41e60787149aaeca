import { openingOf } from './agenda.ts';
import type { Heard } from './hear/hear.ts';
import { isHurtAtHome, isOwnLife, type Theme } from './theme.ts';
import type { Voice } from './voice.ts';
import { BODY_FIRST } from './words/immediate.ts';
import { AGAIN, HEARD } from './words/listen.ts';
import type { Passage } from './words/passage.ts';
import {
  ASK_THOUGHTS,
  OFFER_LINE,
  OFFER_QUIETLY,
  REFLECT,
  REFLECT_ANYTHING,
} from './words/reflect.ts';
import { NO_METHOD } from './words/requests.ts';
import { QUIETLY } from './words/violence.ts';

/** The body is spoken of in the words about these themselves. */
const OF_THE_BODY = new Set<Theme>(['overdose', 'done', 'wound', 'other', 'other_hurt']);

/** The first words about a danger that is new or graver. True where a question of health is answered after them. */
export function openTheme(voice: Voice, heard: Heard): boolean {
  const theme = heard.theme ?? voice.state.theme ?? 'suicide';
  const level = heard.level === 'none' ? voice.state.level : heard.level;
  if (level === 'none') return answerLow(voice, heard);
  if (heard.emergency && !OF_THE_BODY.has(theme)) voice.say(BODY_FIRST);
  const opening = openingOf(theme, level, voice.state);
  if (level === 'low') return openLow(voice, heard, opening);
  const opened = opening !== null && voice.say(opening);
  if (!opened && level === 'immediate') voice.rest();
  else if (!opened) voice.say(AGAIN);
  const besideAbuse = voice.isQuiet && !isHurtAtHome(theme) && level !== 'immediate';
  if (besideAbuse) voice.say(QUIETLY);
  if (voice.asked === null) voice.goOn((one) => !opened || one.ask !== undefined);
  return level === 'medium' && heard.health && heard.isQuestion && !heard.method;
}

/** Reflect, offer the line, ask directly; the question that was asked is answered after it. */
function openLow(voice: Voice, heard: Heard, opening: Passage | null): boolean {
  const reflection = heard.types.flatMap((type) => REFLECT[type] ?? [])[0] ?? REFLECT_ANYTHING;
  if (!voice.say(reflection)) voice.say(REFLECT_ANYTHING);
  if (heard.method && voice.state.themes.some(isOwnLife)) {
    voice.say(NO_METHOD);
    return false;
  }
  if (voice.isQuiet) voice.say(OFFER_QUIETLY);
  else voice.say(OFFER_LINE);
  if (opening) voice.say(opening);
  else if (!voice.say(ASK_THOUGHTS)) voice.goOn();
  const theme = heard.theme ?? 'low_mood';
  return heard.health && (heard.isQuestion || theme === 'suicide' || theme === 'low_mood');
}

const answerLow = (voice: Voice, heard: Heard): boolean => {
  voice.say(HEARD);
  return heard.health;
};
