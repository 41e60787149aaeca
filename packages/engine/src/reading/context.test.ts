import { describe, expect, it } from 'vitest';
import { told } from '../testing/read-small.ts';

describe('the past', () => {
  it.each([
    ['I had a cough years ago', ['cough@past']],
    ['I used to cough', ['cough@past']],
    ['I cough more than I used to', ['cough']],
    ['a cough that started two months ago', ['cough']],
    ['my cough began years ago', ['cough']],
    ["in the past 3 days I've had a cough", ['cough']],
    ['3 day history of cough', ['cough']],
    ['previously well with a cough', ['cough']],
    ['history of asthma, chest pain', ['chest-pain']],
    ['a cough, chills and a fever last year', ['chills', 'cough', 'fever@past']],
    ['had a cough and chills last year', ['chills@past', 'cough@past']],
    ['came back from Ghana three months ago with fever', ['fever']],
    ['had a fever last year and have a cough', ['cough', 'fever@past']],
    ['had a fever in 2019 and today a cough', ['cough', 'fever@past']],
    ['had a fever in 2019 and this morning a cough', ['cough', 'fever@past']],
    ['a fever eight months ago and lately a cough', ['cough', 'fever@past']],
    ['a few months ago my cough got worse', ['cough']],
    ['last year I became ill with a fever', ['fever@past']],
    ['a fever when I was nine, I take a tablet ever since', ['fever@past']],
    ['a cough when I was nine, and still now', ['cough']],
    ['I had a cough ten years back', ['cough@past']],
    ['my husband had his operation last week and has a fever', ['fever']],
    ['my husband had a fever years ago', ['fever@other-person']],
    ["wife's side all had a fever at some point", ['fever@other-person']],
    ['had a cough as a girl', ['cough@past']],
    ['as a boy I had a cough', ['cough@past']],
    ['had a cough in childhood', ['cough@past']],
    ['I had a cough at the age of six', ['cough@past']],
    ['I had a cough aged 6', ['cough@past']],
    ['had the chest pain fixed at 13', ['chest-pain@past']],
    ['had the chest pain fixed at 10 this morning', ['chest-pain']],
    ['had the chest pain fixed at 13:30', ['chest-pain']],
    ['I have had a cough since the age of six', ['cough']],
    ['my son aged 6 had a fever', ['fever']],
    ['he is a boy with a cough', ['cough']],
    ["I had a fever at 15. I'm 38 now, two kids", ['fever@past']],
    ['a fever twice in my twenties, 51 now, skydiving?', ['fever@past']],
    ["He had a fever at 18 months, a cough, the lot. He's seven now", ['cough@past', 'fever@past']],
    ['19, wasp, chest pain. Now 44', ['chest-pain@past']],
    ['chest pain on my ninth birthday. Twenty years on I run', ['chest-pain@past']],
    ["I had a fever at 45, I'm 60 now and have chest pain", ['chest-pain', 'fever@past']],
    ["chest pain at 3. I'm 58 now", ['chest-pain']],
    ["a fever at 15, it is back. I'm 38 now", ['fever']],
    ["chest pain since 15. I'm 38 now", ['chest-pain']],
    ['a fever twice in the 90s', ['fever@past']],
    ['as a teenager I had chest pain, is my heart likely to be ok now', ['chest-pain@past']],
    ['as a teenager I had chest pain and now a cough', ['chest-pain@past', 'cough']],
    ['my last pregnancy ended with fever', ['fever@past', 'pregnancy']],
    ['28 weeks in my first pregnancy with fever', ['fever', 'pregnancy']],
    ['I once had a fever', ['fever@past']],
    ['my abba once had a fever', ['fever@past']],
    ['he woke once with chest pain', ['chest-pain']],
    ['all at once I had chest pain', ['chest-pain']],
  ])('is what no longer goes on: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('what is so now, beside an age, a time of life or another number', () => {
  it.each([
    'Aged 58, chest pain for an hour, pulse now 40',
    'My daughter aged three has chest pain, temperature now 40',
    '72 woman with chest pain, blood pressure now 90',
    "I'm 38 now and the chest pain began at 20 past two",
    'I have chest pain at 62, ten years on from my stent',
    'chest pain at 16, I was told. I am 17 now',
    'At age 62 I have chest pain, five years on from my first stroke',
    'In my forties, I have chest pain, pulse now 44',
    "I'm in my late fifties with chest pain",
    "had chest pain at 15, I'm 58",
    'woman in her early thirties with chest pain',
    'I once again have chest pain',
    'my husband once he lies down has chest pain',
    'chest pain with blood pressure in the 80s',
    'chest pain like in my last pregnancy',
    'chest pain since my husband died when he was 50',
    'he was watching a film when he had chest pain',
    'I was watching a film with chest pain',
    'reading a book when the chest pain hit',
    "my mum's side of the chest hurts, chest pain",
    "sat by my wife's side with chest pain",
    'chest pain in my forties, is still there now',
    'why is grandad breathing more than usual, chest pain',
    'why is chest pain worse than last week',
    'chest pain vs fever, I want to know which, taken two tablets',
    'No chest swelling but it is painful, chest pain',
  ])('%s', (text) => {
    expect(told(text).filter((one) => one.startsWith('chest-pain'))).toEqual(['chest-pain']);
  });
});

describe('what is only supposed', () => {
  it.each([
    ['what if I get a fever', ['fever@hypothetical']],
    ['the difference between a cough and a fever', ['cough@hypothetical', 'fever@hypothetical']],
    ['I worry if I get a fever', ['fever@hypothetical']],
    ["I'm worried about my chest pain", ['chest-pain']],
    ['scared of the chest pain', ['chest-pain']],
    ['is it normal that my baby has a fever', ['fever']],
    ['if I cough my chest hurts', ['chest-pain', 'cough@hypothetical']],
    ['chest pain when I cough', ['chest-pain', 'cough@hypothetical']],
    ['chest pain, worse on coughing', ['chest-pain', 'cough@hypothetical']],
    ['chest pain when I twist, cough or bend', ['chest-pain', 'cough@hypothetical']],
    ['the doctor asked about chest pain', ['chest-pain@hypothetical']],
    ['what should I do if my toddler ever has a fever', ['fever@hypothetical']],
    ['watched a film where a man had chest pain', ['chest-pain@hypothetical']],
    ['on casualty last night a bloke had chest pain', ['chest-pain@hypothetical']],
    ['watched a film where a man died and now my chest hurts', ['chest-pain']],
    ['watching a film my chest hurts', ['chest-pain']],
    [
      'which side of the chest hurts in a fever?',
      ['chest-pain@hypothetical', 'fever@hypothetical'],
    ],
  ])('is not what is told: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it('is uncertain after a "maybe", up to the comma', () => {
    expect(told('maybe a fever')).toEqual(['?fever']);
    expect(told("maybe it's nothing, chest pain")).toEqual(['chest-pain']);
  });
});

describe('somebody else', () => {
  it.each([
    ['my dad had a cough too', ['cough@other-person']],
    ['people at work have a cough', ['cough@other-person']],
    ['a cough is going round the school', ['cough@other-person']],
    ['a fever, and a cough going round to my ear', ['cough', 'fever']],
    ["my mum has a cough, I've got chest pain", ['chest-pain', 'cough@other-person']],
    ['everyone has a fever. I only have a cough', ['cough', 'fever@other-person']],
    ['the dog has a cough', ['cough@other-person']],
    ['my son has a fever and I feel so worried', ['fever']],
    ['my friend has a fever and I hear her cough', ['cough', 'fever']],
    ['my husband has pain into his arm, I have a cough', ['cough', 'pain-to-arm']],
    ['a fever when everyone else is fine, cough', ['cough', 'fever']],
    ['my partner is at work with a cough', ['cough']],
    ['my husband had sudden chest pain', ['chest-pain']],
    ['my dad had sudden chest pain and died at 58', ['chest-pain@other-person']],
    ['a lad at school had chest pain and died playing football', ['chest-pain@other-person']],
    ['chest pain, chills, brother died at 30', ['chest-pain', 'chills']],
    ['my wife had chest pain an hour ago', ['chest-pain']],
    ['my husband has had a cough for two days', ['cough']],
    ['my wife had chest pain yesterday', ['chest-pain']],
    ['my husband is 68 and had chest pain', ['chest-pain']],
    ['my mum had a fall and has chest pain', ['chest-pain']],
    ['my sister has the same cough', ['cough']],
    ['I have a cough. My dad is a smoker', ['cough', 'smoker@other-person']],
    ['I have a cough. My mother got chills', ['chills@other-person', 'cough']],
    ['I worry. My mother has chills. She has a cough', ['chills', 'cough']],
    ['chills in my side', ['chills']],
    ['cough in my brother, my chest hurts', ['chest-pain', 'cough@other-person']],
    ['a cough in my mother', ['cough']],
    ["my flatmate's got a cough, I have chills", ['chills', 'cough@other-person']],
    ["my mum's cough is bad, I have chills", ['chills', 'cough']],
    ['dad gets a cough in winter, mine is a fever', ['cough@other-person', 'fever']],
    [
      'my sister came to stay, she had a cough, now I have chills',
      ['chills', 'cough@other-person'],
    ],
    ['my wife spotted a fever, I have a cough', ['cough', 'fever']],
    ['my wife has noticed a cough in the night, I have chills', ['chills', 'cough']],
    ['my wife says I cough, I have chills', ['chills', 'cough']],
    ['my mum noticed a cough on me, I have chills', ['chills', 'cough']],
    ['my mum noticed a cough, I have chills', ['chills', 'cough@other-person']],
    ['my wife noticed a cough of hers, I have chills', ['chills', 'cough@other-person']],
    ['my wife says she has a cough, I have chills', ['chills', 'cough@other-person']],
    ['my mum saw the doctor for a cough, I have chills', ['chills', 'cough@other-person']],
    ['my sister had a fall, she had chills and I feel sick with worry', ['chills']],
  ])('is not the one who is described: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('a general question', () => {
  it.each([
    ['what counts as chest pain?', ['chest-pain@hypothetical']],
    ['after how many minutes does a fever count', ['fever@hypothetical']],
    ['why are coughs worse than chills', ['chills@hypothetical', 'cough@hypothetical']],
    ['why is my cough worse than before', ['cough']],
    ['how do doctors treat a cough?', ['cough@hypothetical']],
    ['what is this chest pain?', ['chest-pain']],
    ['what is causing chest pain and chills?', ['chest-pain', 'chills']],
    ['how long should chest pain last?', ['chest-pain']],
    ['what counts as bad? My chest pain is', ['chest-pain']],
    ['what do you do if somebody has chest pain', ['chest-pain']],
    ['what counts as chest pain, is it just the middle?', ['chest-pain@hypothetical']],
    ['is chest pain always serious, asking for my nursing essay', ['chest-pain@hypothetical']],
    ['is chest pain always serious? I have had it for an hour', ['chest-pain']],
    [
      'how long after chest pain do people get chills?',
      ['chest-pain@hypothetical', 'chills@hypothetical'],
    ],
    ['how long after chest pain do people get chills? My son had it', ['chest-pain', 'chills']],
    ['can chest pain be nothing, doing my first aid course', ['chest-pain@hypothetical']],
    ['nursing exam on Monday, how bad must chest pain be', ['chest-pain@hypothetical']],
    ['new job in June, what counts as a fever in adults?', ['fever@hypothetical']],
    ['I have chest pain, what counts as a fever', ['chest-pain', 'fever@hypothetical']],
    ['can type 2 diabetics get chest pain or is it just type 1', ['chest-pain@hypothetical']],
    ['can type 2 diabetics get chest pain, mine came an hour ago', ['chest-pain']],
    ['why do you roll people on their side after a fever', ['fever@hypothetical']],
    ['saw the words chest pain on a leaflet, what does it mean', ['chest-pain@hypothetical']],
    ['why do you think people with a fever faint? I have', ['fever']],
    ['what are the early signs of a fever, I train hill walkers', ['fever@hypothetical']],
    ['what are the signs of a fever, chills and she is 3 weeks', ['chills', 'fever@hypothetical']],
    ['nursing student here. How does a fever start?', ['fever@hypothetical']],
    ['my flatmate is well. what is fever, so I get what he means', ['fever@hypothetical']],
    ['is chest pain the same as chills', ['chest-pain@hypothetical', 'chills@hypothetical']],
    ['can women get chest pain and chills', ['chest-pain', 'chills']],
    ['can kids get chest pain, fever', ['chest-pain', 'fever']],
    ['nursing exam tomorrow, is chest pain just stress', ['chest-pain']],
    ["paramedic student, can't stop this cough", ['cough']],
    ['what are the signs of a stroke, chest pain', ['chest-pain']],
    ['what counts as a fever, mine is up', ['fever']],
    ['how dangerous is chest pain', ['chest-pain']],
    ['what is chest pain', ['chest-pain']],
    ['what is fever, my doctor says I have it', ['fever']],
    ['what counts as a fever, I have been hot since Monday', ['fever']],
  ])('is about nobody unless somebody is told of: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('what was once and is over', () => {
  it.each([
    ['when I was two I had chills with a fever, never since', ['chills@past', 'fever@past']],
    ['last year I had chest pain, then a cough, all recovered', ['chest-pain@past', 'cough@past']],
    ['last year I had chest pain, all recovered, now I have chills', ['chest-pain@past', 'chills']],
    ['I had a cough fixed at 13, can I still sing', ['cough@past']],
    ['had chest pain in the spring, completely back to normal', ['chest-pain@past']],
    ['chest pain at 22, fully mended, I am 30 and want to run', ['chest-pain@past']],
    ['I have chest pain, in the spring I had a test, fine since', ['chest-pain']],
    ['I had chest pain at school, fine since', ['chest-pain']],
    ['had chest pain at 55 last night, fine since', ['chest-pain']],
    ['chest pain when I was 4, mum still tells the story', ['chest-pain@past']],
    ['my colleague had chest pain some years ago, now I worry', ['chest-pain@other-person']],
    ['my wife just had chest pain, never had it before', ['chest-pain']],
    ['brother began with chills at 16, does it get passed on', ['chills@other-person']],
    ['my brother is in bed with chills, does it get passed on', ['chills']],
    ['nan has chest pain, should I get a test', ['chest-pain']],
    ['brother with chest pain, is it genetic', ['chest-pain']],
    ['dad hot and fever, am I at more risk', ['fever']],
    ['chest pain at 16, ok since', ['chest-pain']],
    ['had chest pain at 16:30, fine since', ['chest-pain']],
    ['had chest pain in the summer house, fine since', ['chest-pain']],
    ['my sister keeps getting chills, is it genetic', ['chills']],
  ])('is past: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});
