import type { Citation } from '@yarrow/contract';
import type { Assessment, CountryModel, Knowledge } from '@yarrow/engine';
import type { Setting } from '../conversation.ts';
import type { MedicalState } from './medical-state.ts';
import type { Sentence } from './understand/words.ts';

/** One turn in the making: what is known, and the reply as it grows. Lives for one turn only. */
export interface Talk {
  knowledge: Knowledge;
  country: CountryModel;
  setting: Setting;
  turn: number;
  text: string;
  sentences: Sentence[];
  /** A copy of the state that the turn may change. */
  state: MedicalState;
  /** Of the case as it now is. */
  assessment: Assessment | null;
  paragraphs: string[];
  citations: Citation[];
  quickReplies: string[];
  /** This message was judged an emergency. */
  emergency: boolean;
}

/** Adds a paragraph. */
export const tell = (talk: Talk, text: string): void => {
  if (text.trim() !== '') talk.paragraphs.push(text.trim());
};

/** Adds points, one below the other. */
export const list = (talk: Talk, points: readonly string[]): void =>
  tell(talk, points.map((point) => `- ${point}`).join('\n'));

/** The statement with the marker of what it rests on. Each source stands once in a reply. */
export function cited(talk: Talk, statement: string, source: Citation): string {
  let at = talk.citations.findIndex(
    (one) =>
      one.title === source.title &&
      one.organisation === source.organisation &&
      one.address === source.address,
  );
  if (at < 0) at = talk.citations.push(source) - 1;
  return `${statement.trim()} [${at + 1}]`;
}

/** Offers what the person may say next, the most fitting first. */
export const offer = (talk: Talk, ...replies: readonly string[]): void => {
  talk.quickReplies.push(...replies);
};

/** How often this was answered before; counts this time. */
export function timesBefore(talk: Talk, what: string): number {
  const before = talk.state.told[what] ?? 0;
  talk.state.told = { ...talk.state.told, [what]: before + 1 };
  return before;
}
