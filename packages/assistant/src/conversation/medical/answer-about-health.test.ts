import { describe, expect, it } from 'vitest';
import { judgeMessage } from '../judge-message.ts';
import { startConversation } from '../start-conversation.ts';
import { byItself, isMedicalEmergency } from './medical-emergency.ts';
import { last, MIGRAINE, replies, SETTING } from './testing-talk.ts';

describe('an assessment in the chat', () => {
  it('asks for whom and since when before it asks the questions that tell most, then gives the result', () => {
    const said = replies(null, [
      'I have a headache',
      '34',
      'female',
      'since yesterday',
      'just tell me',
    ]);
    expect(said.map(({ conversation }) => conversation.medical.open?.kind)).toEqual([
      'age',
      'sex',
      'duration',
      'finding',
      undefined,
    ]);
    expect(said.at(-1)?.content).toMatch(/Migraine: \S+/u);
    expect(said.at(-1)?.conversation.medical.input).toMatchObject({ age: 34, gender: 'female' });
  });

  it('offers every answer to each question, whatever the one before was', () => {
    for (const answer of ['Yes', 'No', "I don't know"]) {
      const said = replies(null, ['I have a headache', '34', 'female', 'since yesterday', answer]);
      expect(said.at(-1)?.conversation.medical.open?.kind).toBe('finding');
      expect(said.at(-1)?.quickReplies).toEqual(expect.arrayContaining(['Yes', 'No']));
    }
  });

  it('takes what the profile knows, but not for somebody else', () => {
    const setting = { ...SETTING, profile: { age: 40, gender: 'male' as const } };
    const [own] = replies(null, ['I have a headache'], setting);
    const [other] = replies(null, ['my daughter has a headache'], setting);
    expect(own?.conversation.medical.open?.kind).toBe('duration');
    expect(other?.conversation.medical.open?.kind).toBe('age');
    expect(other?.conversation.medical.input).toMatchObject({ subject: 'other', gender: 'female' });
    expect(other?.conversation.medical.input?.age).toBeUndefined();
  });

  it('says it did not understand, and gives no self-care for it', () => {
    const said = replies(null, ['blorp is zonking', 'zorp zonk', 'what can I do myself?']);
    expect(said.map(({ content }) => content).join(' ')).not.toMatch(/Tip \d/u);
  });

  it('hears more of what is talked about in words that say nothing by themselves', () => {
    const said = replies(null, ['I have a headache', '34', 'female', 'throbbing', 'a soup']);
    expect(said[3]?.caseChange?.findings).toMatchObject([
      { finding: 'throbbing-headache', status: 'present' },
    ]);
    expect(said[4]?.caseChange).toBeNull();
  });

  it('notes what was denied, and not what a number rules out', () => {
    expect(last(null, ['I have a headache and no fever']).content).toContain('no fever');
    const measured = last(null, ['I have a headache, my temperature is 36.8']).content;
    expect(measured).toContain('headache');
    expect(measured).not.toContain('no fever');
  });

  it('takes an "OK" for heard, not for something to be read', () => {
    const said = replies(null, ['I have a headache', '34', 'ok']);
    expect(said.at(-1)?.content).not.toMatch(/could not place|no sign or symptom/u);
  });

  it('leads on where a question was passed over twice', () => {
    const said = replies(null, ['I have a headache', '34', 'female', 'light hurts', 'no fever']);
    expect(said.map(({ conversation }) => conversation.medical.open?.kind)).toEqual([
      'age',
      'sex',
      'duration',
      'duration',
      undefined,
    ]);
  });

  it('reads weeks of pregnancy and temperatures as no age', () => {
    expect(
      last(null, ["I have a headache and I'm 20 weeks pregnant"]).conversation.medical.input?.age,
    ).toBeUndefined();
    expect(
      last(null, ['I have a headache, temp 99 f']).conversation.medical.input?.age,
    ).toBeUndefined();
  });
});

describe('a correction', () => {
  it('says what moved, tells the wire, and is undone', () => {
    const [first, second] = replies(MIGRAINE, ["actually I don't have a headache", 'undo']);
    expect(first?.content).toMatch(/no headache/u);
    expect(first?.content).toMatch(/went from/u);
    expect(first?.caseChange?.findings).toContainEqual({
      finding: 'headache',
      name: 'headache',
      status: 'absent',
    });
    expect(second?.conversation.medical.input).toEqual(MIGRAINE);
    expect(second?.caseChange?.after.conditions).toEqual(first?.caseChange?.before.conditions);
  });

  it('takes nothing of whoever tells of another for that person’s', () => {
    const told = { ...MIGRAINE, subject: 'other' } as const;
    expect(last(told, ['I feel sick with worry']).conversation.medical.input).toEqual(told);
    expect(last(told, ['and she has a cough']).conversation.medical.input).not.toEqual(told);
  });

  it('leaves the case alone where something is only asked, or said by others', () => {
    for (const text of [
      'does a fever matter?',
      'what is a cough?',
      'my wife says it is just a cough',
    ])
      expect(last(MIGRAINE, [text]).conversation.medical.input).toEqual(MIGRAINE);
  });

  it('strikes nothing unasked, and keeps the earlier warning standing when it is taken back', () => {
    const told = { ...MIGRAINE, symptom_text: 'pain in my chest into my left arm' };
    const [kept, struck] = replies(told, ["actually I don't have chest pain", 'no']);
    expect(kept?.content).toMatch(/^\*\*Call 911 now\.\*\*/u);
    expect(kept?.content).toMatch(/I keep it until you tell me/u);
    expect(struck?.content).toMatch(/still stands/u);
  });
});

describe('an emergency', () => {
  const conversation = startConversation({ ...MIGRAINE, symptom_text: 'pain in my chest' });

  it('is seen in the words, and in an answer of one word', () => {
    expect(isMedicalEmergency(conversation, 'it goes into my left arm', SETTING, false)).toBe(true);
    const asked = {
      ...conversation.medical,
      open: { kind: 'finding', finding: 'pain-to-the-arm', question: '?', why: '' } as const,
    };
    expect(isMedicalEmergency({ ...conversation, medical: asked }, 'yes', SETTING, false)).toBe(
      true,
    );
    expect(isMedicalEmergency({ ...conversation, medical: asked }, 'no', SETTING, false)).toBe(
      false,
    );
    expect(isMedicalEmergency(conversation, 'thanks', SETTING, false)).toBe(false);
  });

  it('is of the body, where a grave crisis is answered for what is of the mind', () => {
    const fresh = startConversation(null);
    const plan = 'I have a plan to kill myself';
    expect(isMedicalEmergency(fresh, plan, SETTING, false), 'heard by the rules alone').toBe(true);
    expect(isMedicalEmergency(fresh, plan, SETTING, true), 'nor an overdose by guess').toBe(false);
    expect(judgeMessage(fresh, plan, SETTING)).toMatchObject({ level: 'high', emergency: false });
    const both = `${plan}, and pain in my chest goes into my left arm`;
    expect(isMedicalEmergency(fresh, both, SETTING, true)).toBe(true);
  });

  it('says what to do first, then answers everything else by it', () => {
    const said = replies(null, [
      'I have pain in my chest going into my left arm',
      'can I take ibuprofen?',
      'what can I do myself?',
      'why is it an emergency?',
    ]);
    expect(said[0]?.content).toMatch(/^\*\*Call 911 now\.\*\* Sit down and rest\. \[1\]/u);
    expect(said[1]?.content).not.toMatch(/eases pain/u);
    expect(said[2]?.content).not.toMatch(/Tip/u);
    expect(said[3]?.content).toMatch(/can be a heart attack/u);
    for (const { quickReplies } of said)
      expect(quickReplies).not.toContain('What can I do myself?');
    expect(said[2]?.quickReplies).toContain('Why is it an emergency?');
    expect(said[3]?.quickReplies, 'what was just asked').not.toContain('Why is it an emergency?');
  });

  it('helps at the call: what to say, and that a no of the other is no reason to wait', () => {
    const said = replies(null, [
      'I have pain in my chest going into my left arm, I am 61',
      'my wife wont let me call',
      'what do I say to them?',
      'ok calling now',
    ]).map(({ content }) => content);
    expect(said[1]).toMatch(/You may call for another person.*Call 911 now/u);
    expect(said[2]).toMatch(/where you are.*“61 years old: .*chest/su);
    expect(said[3]).toMatch(/Good/u);
  });

  it('is not made of one message that forgets whom it is about', () => {
    const alone = byItself(startConversation(MIGRAINE).medical, 'I was sick twice', SETTING);
    expect(alone).toMatchObject({ age: MIGRAINE.age, symptom_text: 'I was sick twice' });
    const other = byItself(startConversation(MIGRAINE).medical, 'my dad was sick', SETTING);
    expect(other.age).toBeUndefined();
  });
});

describe('a medicine', () => {
  it('is judged for this person: asked first, then allowed or not, with the reason', () => {
    const said = replies(MIGRAINE, [
      'can I take ibuprofen?',
      'no',
      'none',
      'none',
      'I have asthma',
    ]);
    expect(said.slice(0, 4).every(({ content }) => !/eases pain/u.test(content))).toBe(true);
    expect(said.at(-1)?.content).toMatch(/No ibuprofen for you.*You have asthma\./u);
    const fine = replies(MIGRAINE, [
      'can I take ibuprofen?',
      'no',
      'none',
      'none',
      'None of these',
    ]);
    expect(fine.at(-1)?.content).toMatch(/Nothing you told me speaks against ibuprofen/u);
  });

  it('is not advised where the answer stays open', () => {
    const said = replies(MIGRAINE, ['can I take ibuprofen?', 'no', "I don't know"]);
    expect(said.at(-1)?.content).toMatch(/cannot say that ibuprofen is safe/u);
    expect(said.map(({ content }) => content).join('')).not.toMatch(
      /Nothing you told me speaks against/u,
    );
  });

  it('is not advised on a no with a but', () => {
    const said = replies(MIGRAINE, [
      'can I take ibuprofen?',
      'no',
      'none',
      'none',
      'no, but I have zorblax syndrome',
    ]);
    expect(said.at(-1)?.content).not.toMatch(/Nothing you told me speaks against/u);
  });

  it('is given no clearance by a question put in place of an answer', () => {
    const said = replies(MIGRAINE, ['can I take ibuprofen?', 'no', 'none', 'who do I need to see']);
    expect(said.at(-1)?.conversation.medical.input?.allergies).toBeUndefined();
    expect(said.at(-1)?.content).toMatch(/doctor/iu);
  });

  it('that is being taken already is minded for the next dose, not forbidden', () => {
    const said = replies(MIGRAINE, ['I took ibuprofen at eight', 'how much ibuprofen can I take?']);
    expect(said.at(-1)?.content).not.toMatch(/No ibuprofen for you/u);
  });

  it('asked about beside another counts the other as taken', () => {
    const { conversation } = last(null, ['can I take ibuprofen with paracetamol?']);
    expect(conversation.medical.input?.current_medications).toBe('paracetamol');
  });

  it('is asked on about after something else was told', () => {
    const { conversation } = last(null, ['can I take ibuprofen?', 'I am 45', 'woman']);
    expect(conversation.medical.open).toMatchObject({ kind: 'medicine', medicine: 'ibuprofen' });
  });

  it('is not taken for taken because it was asked about', () => {
    const reply = last(null, ['I have a headache, can I take ibuprofen?']);
    expect(reply.conversation.medical.input?.current_medications).toBeUndefined();
    expect(reply.conversation.medical.input?.symptom_text).toBe('I have a headache');
  });
});

describe('asked again', () => {
  it('goes on where it stopped, then says that this was all', () => {
    const said = replies(MIGRAINE, ['what can I do myself?', 'what else?', 'what else?']).map(
      ({ content }) => content,
    );
    expect(said[0]).toMatch(/Tip 0/u);
    expect(said[1]).toMatch(/Tip 4/u);
    expect(said[1]).not.toMatch(/Tip 0/u);
    expect(said[2]).not.toBe(said[1]);
  });
});
