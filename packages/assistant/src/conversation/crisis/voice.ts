import { crisisRank } from '../../danger/level.ts';
import { agendaOf } from './agenda.ts';
import type { CrisisState } from './crisis-state.ts';
import type { Question } from './questions.ts';
import { fill, type Reach } from './reach.ts';
import { speak, wasSaid } from './speak.ts';
import { isHurtAtHome, isOther } from './theme.ts';
import type { Passage } from './words/passage.ts';
import { QUICK } from './words/quick.ts';
import {
  REST_BESIDE,
  REST_LINES,
  REST_NOW,
  REST_OFFERS,
  REST_OPENINGS,
  REST_QUIET,
  REST_QUIET_NOW,
} from './words/rest.ts';

export const WHAT_HAPPENS = 'What happens when I call?';
export const MAKE_PLAN = 'Make a safety plan';
const MOST_QUICK = 4;
/** Turns after which a way to reach somebody is named again. */
const NAMED_AGAIN = 2;

/** One reply while it is being put together: what was said so far, and the memory of it. */
export class Voice {
  readonly parts: string[] = [];
  asked: Question | null = null;
  state: CrisisState;
  private readonly reach: Reach;
  private readonly turn: number;
  private quick: readonly string[] = [];

  constructor(state: CrisisState, reach: Reach, turn: number) {
    this.state = state;
    this.reach = reach;
    this.turn = turn;
  }

  /** Says the next wording of a passage. False where every one was said before. */
  say(passage: Passage): boolean {
    const spoken = speak(passage, this.state, this.reach);
    if (!spoken) return false;
    this.state = spoken.state;
    this.parts.push(spoken.text);
    if (passage.ask) this.asks(passage.ask, passage.quick);
    return true;
  }

  asks(question: Question, quick?: readonly string[]): void {
    this.asked = question;
    this.quick = quick ?? Object.values(QUICK[question] ?? {});
  }

  /** The next thing on the agenda: first what was never said, then open questions in other words. */
  goOn(only?: (passage: Passage) => boolean): boolean {
    const { answers, plan, themes } = this.state;
    const isOpen = ({ ask, id }: Passage): boolean => {
      // An unlocked door lets in who hurts them.
      if (this.isQuiet && id === 'now.door') return false;
      if (ask === undefined) return true;
      if (ask === 'make_plan') return plan === null;
      if (ask === 'thoughts' && themes.includes('suicide')) return false;
      return answers[ask] === undefined || (answers[ask] === 'no' && STAYS_OPEN.has(ask));
    };
    const agenda = agendaOf(this.state).filter((one) => isOpen(one) && (only?.(one) ?? true));
    const fresh = agenda.filter((one) => !wasSaid(one, this.state));
    const again = agenda.filter((one) => wasSaid(one, this.state));
    return [...fresh, ...again].some((one) => this.say(one));
  }

  /** The short warm line when all else was said; another one each time. */
  rest(): void {
    const n = this.state.rests;
    this.add(REST_OPENINGS, n);
    if (this.isUrgent) this.join(this.reminders, n);
    else this.join(REST_OFFERS, n);
    this.state = { ...this.state, rests: n + 1 };
  }

  /** A short word before an answer about health. */
  restBeside(): void {
    const n = this.state.rests;
    this.add(REST_BESIDE, n);
    this.join(this.reminders, n);
    this.state = { ...this.state, rests: n + 1 };
  }

  /** Somebody may be listening in. */
  get isQuiet(): boolean {
    return this.state.themes.some(isHurtAtHome);
  }

  /** Nobody is there yet. */
  get isUrgent(): boolean {
    return this.state.level === 'immediate' && this.state.help === 'none';
  }

  private get reminders(): readonly string[] {
    if (this.isQuiet) return this.isUrgent ? REST_QUIET_NOW : REST_QUIET;
    return this.isUrgent ? REST_NOW : REST_LINES;
  }

  get isLate(): boolean {
    return this.turn - this.state.namedAt > NAMED_AGAIN;
  }

  /** The whole reply, with a way to reach somebody where none was named for a while. */
  content(): string {
    if (this.parts.length === 0) this.rest();
    const danger = crisisRank(this.state.level) >= crisisRank('medium');
    if (danger && this.isLate && !this.names(this.parts.join(' '))) this.remind();
    return this.parts.join('\n\n');
  }

  quickReplies(): string[] {
    const { level, plan, theme } = this.state;
    const helpers = level === 'none' ? [] : [WHAT_HAPPENS];
    if (
      crisisRank(level) >= crisisRank('medium') &&
      plan === null &&
      !this.isUrgent &&
      !isOther(theme)
    )
      helpers.push(MAKE_PLAN);
    return [...new Set([...this.quick, ...helpers])].slice(0, MOST_QUICK);
  }

  /** Whether the text tells a way to reach a person. */
  names(text: string): boolean {
    const { line, quiet_line: written, abuse, emergency, directory } = this.reach;
    return [line, written, abuse, emergency, directory].some(
      (one) => one !== undefined && text.includes(one),
    );
  }

  /** Before the question, so that the question stays last. */
  private remind(): void {
    const n = this.state.rests;
    const text = fill(this.reminders[n % this.reminders.length] ?? '', this.reach);
    if (text !== null) this.parts.splice(Math.max(1, this.parts.length - 1), 0, text);
    this.state = { ...this.state, rests: n + 1 };
  }

  private add(list: readonly string[], n: number): void {
    const text = fill(list[n % list.length] ?? '', this.reach);
    if (text !== null) this.parts.push(text);
  }

  private join(list: readonly string[], n: number): void {
    const text = fill(list[n % list.length] ?? '', this.reach);
    if (text !== null) this.parts.push(`${this.parts.pop() ?? ''} ${text}`.trim());
  }
}

/** A no to these is not the end of it. */
const STAYS_OPEN = new Set<Question>([
  'help_coming',
  'with_someone',
  'will_contact',
  'away',
  'awake',
]);
