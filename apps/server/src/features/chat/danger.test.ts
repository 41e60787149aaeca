import { chatSessionDetailed, type Tokens } from '@yarrow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { createTestApp, type TestApp } from '../../testing.ts';
import { HOUR, newAddress, PASSWORD, post, signUpAs, turnable } from '../auth/testing-people.ts';
import { builtInAssistant } from './assistant.ts';
import { CRISIS, LOW_MOOD, newChatter, scripted, type Sent } from './testing-chat.ts';

const time = turnable();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ assistant: scripted, clock: time.clock });
});
afterAll(async () => await test.close());

describe('the level of a session', () => {
  it('rises with a message and stays, whatever comes after', async () => {
    const person = await newChatter(test);
    const { safety, session } = await person.send(CRISIS);
    expect(safety).toMatchObject({ level: 'immediate', carry_over: false });
    expect(safety.indicators[0]?.text).toBe(
      CRISIS.slice(safety.indicators[0]?.start, safety.indicators[0]?.end),
    );
    expect(session).toMatchObject({
      risk_level: 'immediate',
      metadata: { immediate_intervention: true, suicidal_ideation: true, self_harm_risk: true },
    });
    expect(session.metadata.crisis_indicators.length).toBeGreaterThan(0);
    expect(session.metadata.risk_detected_at).not.toBeNull();

    const fine = await person.send('I am fine now, what helps against a cough?');
    expect(fine.safety).toMatchObject({ level: 'immediate', indicators: [] });
    expect(fine.safety.resources).toEqual(safety.resources);
    expect(fine.message.content).toContain('level immediate');
    expect((await person.session()).risk_level).toBe('immediate');
  });

  it('stays when the message is said differently, and the reply knows of it', async () => {
    const person = await newChatter(test);
    await person.send(CRISIS);
    const [said] = await person.messages();
    const edited = await person.send('I have a cough', { replaces: said?.id });
    expect(edited.session.risk_level).toBe('immediate');
    expect(edited.message.content).toBe('I hear I have a cough at level immediate.');
    const details = chatSessionDetailed.parse(
      (await person.ask('GET', `${person.chat}/detailed`)).json(),
    );
    expect(details.risk_timeline).toMatchObject([{ message_id: said?.id, level: 'immediate' }]);
    expect(details.risk_timeline[0]?.indicators.length).toBeGreaterThan(0);
    expect(details.reads).toEqual([]);
  });

  it('is known to a reply that is made again, though the crisis came later', async () => {
    const person = await newChatter(test);
    const { message } = await person.send('I have a cough');
    await person.send(CRISIS);
    const path = `${person.chat}/messages/${message.id}/regenerate`;
    const again = (await person.ask('POST', path)).json<Sent>();
    expect(again.message.content).toContain('I hear I have a cough at level immediate');
    expect(again.safety.level).toBe('immediate');
  });

  it('is raised by a yes to the question that was asked, and said of what', async () => {
    const builtIn = await test.another({ assistant: builtInAssistant });
    const person = await newChatter(test, { app: builtIn });
    await person.send('I feel hopeless');
    const { session } = await person.send('yes');
    expect(session).toMatchObject({ risk_level: 'medium', metadata: { suicidal_ideation: true } });
  });

  it('is raised by an edit', async () => {
    const person = await newChatter(test);
    await person.send('I have a cough');
    const [said] = await person.messages();
    const edited = await person.send(LOW_MOOD, { replaces: said?.id });
    expect(edited.safety.level).toBe('medium');
  });

  it('keeps a medical emergency beside it', async () => {
    const person = await newChatter(test);
    expect((await person.send('my chest hurts')).safety).toMatchObject({
      level: 'none',
      emergency: true,
    });
    expect((await person.send('a cough')).session.safety.emergency).toBe(true);
  });

  it('is judged by words alone where the assistant cannot', async () => {
    const judge = () => {
      throw new Error('broken');
    };
    const broken = await test.another({ assistant: { ...scripted, judge } });
    const person = await newChatter(test, { app: broken });
    expect((await person.send(CRISIS)).safety.level).toBe('immediate');
  });
});

describe('help', () => {
  it('is of the country the person set, else of the browser’s', async () => {
    const person = await newChatter(test);
    const send = async (headers: Record<string, string>) =>
      (await person.ask('POST', `${person.chat}/messages`, { message: LOW_MOOD }, headers)).json<{
        safety: { resources: { country: string }[] };
      }>().safety.resources[0]?.country;
    expect(await send({ 'accept-language': 'de-AT' })).toBe('AT');
    await person.ask('PATCH', '/users/me', { settings: { country: 'GB' } });
    expect(await send({ 'accept-language': 'de-AT' })).toBe('GB');
  });

  it('stays on screen in new chats for a day after a crisis, and the level does not', async () => {
    const email = newAddress();
    const { firebase_id_token: token } = await signUpAs(test, email);
    const before = await newChatter(test, { token });
    expect((await before.session()).safety).toMatchObject({ carry_over: false, resources: [] });
    const { resources } = (await before.send(LOW_MOOD)).safety;
    const next = await newChatter(test, { token });
    expect((await next.session()).safety).toMatchObject({
      level: 'none',
      carry_over: true,
      resources,
    });
    const answered = await next.send('I have a cough');
    expect(answered.safety).toMatchObject({ level: 'none', carry_over: true, resources });

    time.pass(24 * HOUR + 1000);
    const back = await post(test.app, '/auth/email/sign-in', { email, password: PASSWORD });
    const { firebase_id_token: later } = back.json<Tokens>();
    const last = await newChatter(test, { token: later });
    expect((await last.session()).safety).toMatchObject({ carry_over: false, resources: [] });
  });
});

describe('an error', () => {
  const url = (chat: string): string => `/api/v1${chat}/messages`;
  const headersOf = (token: string, more = {}) => ({ authorization: `Bearer ${token}`, ...more });

  it.each([
    ['of an ended chat', 409, CRISIS],
    ['of a message too long', 400, `${CRISIS}. ${'I am tired. '.repeat(800)}`],
    ['of a body too large', 413, `${CRISIS}. ${'I am tired. '.repeat(30_000)}`],
  ])('%s comes with the help there is', async (_what, status, message) => {
    const person = await newChatter(test);
    if (status === 409) await person.ask('DELETE', person.chat);
    const answer = await person.ask('POST', `${person.chat}/messages`, { message });
    expect(answer.statusCode).toBe(status);
    const { safety } = answer.json<{ safety: { level: string; resources: unknown[] } }>();
    expect(safety.level).toBe('immediate');
    expect(safety.resources.length).toBeGreaterThan(0);
    expect(await person.messages()).toEqual([]);
  });

  it('of too many calls, of a session that is over, and of no chat at all too', async () => {
    const person = await newChatter(test);
    const consume = () => Promise.reject(new ApiError('too_many_requests'));
    const limited = await test.another({ limits: { consume } });
    const body = { message: CRISIS };
    const answers = [
      await limited.inject({ method: 'POST', url: url(person.chat), body }),
      await test.app.inject({ method: 'POST', url: url(person.chat), body }),
      await person.ask('POST', `${person.chat.slice(0, -4)}0000/messages`, body),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 401, 404]);
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ safety: { level: 'immediate' } });
  });

  it('of the storage too', async () => {
    const broken = await createTestApp({ assistant: scripted });
    const person = await newChatter(broken);
    await broken.database.close();
    const answer = await broken.app.inject({
      method: 'POST',
      url: url(person.chat),
      headers: headersOf(person.token),
      body: { message: CRISIS },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ safety: { level: 'immediate' } });
    await broken.app.close();
  });

  it('of an analysis too', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/symptom-checker/analyze',
      body: { symptom_text: CRISIS, age: -1 },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ safety: { level: 'immediate' } });
  });

  it('that is about no words stays as it is', async () => {
    const person = await newChatter(test);
    const answer = await person.ask('PATCH', person.chat, { title: '' });
    expect(Object.keys(answer.json<object>())).toEqual(['error']);
  });
});
