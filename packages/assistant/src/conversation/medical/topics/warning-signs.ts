import { localise, type Statement } from '@yarrow/engine';
import { inSentence, reasonText } from '@yarrow/engine/words';
import { conditionSource, OWN_POLICY, reasonSource } from '../say/citations.ts';
import { HOW_SOON, likelihood } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { cited, list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { aDoctor, emergencyNumber } from './doctor.ts';
import { emergencyFirst } from './emergency.ts';
import { advisedCondition, conditionName, meantCondition } from './find-condition.ts';
import { tellNoCase } from './no-case.ts';
import { childrenLast } from './self-care.ts';

const AT_ONCE = 4;
/** Conditions this likely lend their warnings, as in the engine. */
const ADVISING = 0.15;

/** When to worry: the warning signs of what is likely, a part at a time. */
export function whenToWorry(talk: Talk): void {
  if (emergencyFirst(talk, 'worry')) return;
  const flags = flagsFor(talk);
  if (flags.length === 0) return generalNet(talk);
  const times = timesBefore(talk, `flags:${flags[0]?.id ?? ''}`);
  const now = flags.slice(times * AT_ONCE, (times + 1) * AT_ONCE);
  const point = ({ id, one }: (typeof flags)[number]): string =>
    cited(talk, localise(one.text, talk.country), conditionSource(talk.knowledge, id, one.source));
  const [first] = flags;
  if (now.length > 0) {
    tell(talk, say(talk, times === 0 ? 'flags-lead' : 'more-flags'));
    list(talk, now.map(point));
  } else if (first) tell(talk, say(talk, 'exhausted', { first: point(first) }));
  if (times === 0)
    tell(
      talk,
      cited(
        talk,
        `For anything that comes on suddenly or frightens you, call ${emergencyNumber(talk)}. If you are unsure, ring ${aDoctor(talk)}. You know yourself best.`,
        OWN_POLICY,
      ),
    );
  offer(
    talk,
    ...(flags.length > (times + 1) * AT_ONCE ? ['What else should I watch for?'] : []),
    'Should I see a doctor?',
    'What can I do myself?',
    'I have one of these',
  );
}

function flagsFor(talk: Talk): { id: string; one: Statement }[] {
  const likely = (talk.assessment?.conditions ?? []).filter(
    ({ confidence }, rank) => rank === 0 || confidence >= ADVISING,
  );
  const meant = meantCondition(talk);
  const ids = [...new Set([...(meant === null ? [] : [meant]), ...likely.map(({ id }) => id)])];
  const seen = new Set<string>();
  const flags = ids
    .flatMap((id) => talk.knowledge.textOf(id).redFlags.map((one) => ({ id, one })))
    .filter(({ one }) => !seen.has(one.text) && seen.add(one.text));
  return childrenLast(talk, flags, ({ one }) => one.text);
}

/** Where nothing was understood: the signs that matter whatever it is. */
export function generalNet(talk: Talk): void {
  const times = timesBefore(talk, 'net');
  if (times === 0)
    tell(
      talk,
      cited(
        talk,
        `Whatever it is: call ${emergencyNumber(talk)} for trouble breathing, chest pain, weakness on one side, a fit, heavy bleeding, confusion, or someone who will not wake. See ${aDoctor(talk)} if it lasts, gets worse, or worries you.`,
        OWN_POLICY,
      ),
    );
  else
    tell(
      talk,
      cited(
        talk,
        `What holds for any illness: when it is sudden, severe, or getting worse, call ${emergencyNumber(talk)} or be seen today.`,
        OWN_POLICY,
      ),
    );
  offer(talk, 'Describe my symptoms', 'Should I see a doctor?');
}

/** How soon to be seen, and what asks for it. */
export function howSoon(talk: Talk): void {
  const { assessment } = talk;
  if (!assessment) return tellNoCase(talk);
  if (emergencyFirst(talk, 'how-soon')) return;
  const times = timesBefore(talk, 'how-soon');
  const reasons = assessment.urgency_reasons.slice(times === 0 ? 0 : 1, times === 0 ? 2 : 4);
  const level = HOW_SOON[assessment.urgency_level];
  const [why] = assessment.urgency_reasons;
  const advice = `By what I know, ${level}.`;
  tell(
    talk,
    `${times > 0 ? `${say(talk, 'as-said')} ` : ''}${cited(talk, times > 0 ? inSentence(advice) : advice, why ? reasonSource(talk.knowledge, why) : OWN_POLICY)}`,
  );
  for (const reason of reasons)
    tell(talk, cited(talk, reasonText(reason, assessment), reasonSource(talk.knowledge, reason)));
  if (times === 0)
    tell(
      talk,
      cited(
        talk,
        'If it gets worse, something new appears or you feel it cannot wait, go sooner.',
        OWN_POLICY,
      ),
    );
  offer(
    talk,
    'When should I worry?',
    'Who should I see?',
    'What can I do myself?',
    'Why do you think so?',
  );
}

const AT_A_TIME = 3;

/** Whom to see, in the words of the entry and of the country. */
export function whomToSee(talk: Talk): void {
  if (emergencyFirst(talk, 'whom')) return;
  const id = advisedCondition(talk);
  if (id === null) {
    if (talk.state.phase === 'nothing') return tellNoCase(talk);
    tell(
      talk,
      cited(
        talk,
        `As I could not work out what it is, ask ${aDoctor(talk)} to have a look in the next days, sooner if it gets worse.`,
        OWN_POLICY,
      ),
    );
    offer(talk, 'When should I worry?', 'Describe it again');
    return;
  }
  const name = inSentence(conditionName(talk, id));
  const times = timesBefore(talk, `whom:${id}`);
  const all = talk.knowledge.textOf(id).whenToSee;
  const rows = all.slice(times * AT_A_TIME, (times + 1) * AT_A_TIME);
  const ranked = talk.assessment?.conditions.find((one) => one.id === id);
  const level = talk.assessment?.urgency_level;
  const [why] = talk.assessment?.urgency_reasons ?? [];
  if (level && times === 0)
    tell(
      talk,
      cited(
        talk,
        `For you: ${HOW_SOON[level]}.`,
        why ? reasonSource(talk.knowledge, why) : OWN_POLICY,
      ),
    );
  tell(
    talk,
    times === 0
      ? `With ${name}${ranked ? ` (${likelihood(ranked.confidence)})` : ''} people are told to see:`
      : say(talk, 'as-said'),
  );
  list(
    talk,
    (rows.length > 0 ? rows : all.slice(0, 1)).map(({ who, when, source }) =>
      cited(
        talk,
        `**${who}**: ${localise(inSentence(when), talk.country)}`,
        conditionSource(talk.knowledge, id, source),
      ),
    ),
  );
  tell(
    talk,
    times === 0
      ? `Where you live, that is your ${talk.country.words.doctor}; for urgent care the ${talk.country.words.urgentCare}.`
      : 'When in doubt, ring them and describe it: they can tell you where to go.',
  );
  offer(
    talk,
    'What do I tell the doctor?',
    'When should I worry?',
    'What can I do myself?',
    'Can it wait?',
  );
}
