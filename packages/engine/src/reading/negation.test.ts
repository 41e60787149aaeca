import { describe, expect, it } from 'vitest';
import { told } from '../testing/read-small.ts';

describe('a denial', () => {
  it('runs along a list of findings', () => {
    expect(told('no fever, cough, chills')).toEqual(['-chills', '-cough', '-fever']);
  });

  it.each([
    "I don't have any gurgling, cough or fever",
    "she hasn't had any gurgling, cough or fever",
  ])('runs along a list that begins with something else: %s', (text) => {
    expect(told(text)).toEqual(['-cough', '-fever']);
  });

  it.each([
    ["it's not that I have a fever, I cough", ['-fever', 'cough']],
    ["I can't say my chest hurts", ['-chest-pain']],
    ['no fever and have a cough', ['-fever', 'cough']],
    ['no cough as such', ['-cough']],
    ['my chest is not sore, it is the cough', ['-chest-pain', 'cough']],
    ['no cough, bad chest pain or fever', ['-chest-pain', '-cough', '-fever']],
    ['no cough, fever for three days', ['-cough', 'fever']],
    ['no history of fever', ['-fever']],
    ['absence of fever', ['-fever']],
    ['no fever apart from a cough', ['-fever', 'cough']],
    ['NO FEVER APART FROM A COUGH', ['-fever', 'cough']],
    ['NO FEVER OTHER THAN A COUGH', ['-fever', 'cough']],
  ])('reaches as far as it is meant: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['a fever last week, gone now', ['-fever']],
    ['fever once on Tuesday, not since', ['-fever']],
    ['the cough has gone on for weeks', ['cough']],
    ['no blood tests, a cough', ['cough']],
    ['the fever sorted itself out, a cough', ['-fever', 'cough']],
    ['a cough that stopped after ten minutes', ['cough']],
    ['the cough stopped after two days', ['-cough']],
    ['a cough two weeks long, test negative', ['cough']],
  ])('of what is over: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it('may stand behind: never came', () => {
    expect(told('the fever never came')).toEqual(['-fever']);
  });

  it.each([
    ["they looked for a fever, there wasn't one, a cough", ['-fever', 'cough']],
    ["the doctor asked about a fever and I've had none", ['-fever']],
    ["a cough, I haven't had one before", ['cough']],
  ])('may have a clause of its own: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['hardly any cough but a fever', ['-cough', 'fever']],
    ['I hardly sleep, a cough', ['cough']],
    ['nothing hurts in my chest', ['-chest-pain']],
  ])('may say next to nothing: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    'no green in it, cough or fever',
    'no blood at the tip so far, cough or fever',
    'no deep voice, cough or fever',
  ])('reaches over what we do not know where an "or" closes the list: %s', (text) => {
    expect(told(text)).toEqual(['-cough', '-fever']);
  });

  it.each([
    "I don't think it's serious, chest pain into my arm",
    'no big deal, chest pain into my arm',
    'not to worry, chest pain into my arm',
    'no need for a doctor, chest pain into my arm',
  ])('of anything but a finding ends at the comma: %s', (text) => {
    expect(told(text)).toEqual(['chest-pain', 'pain-to-arm']);
  });

  it.each([
    'no idea why my chest hurts',
    'paracetamol is not helping my chest pain',
    'no relief from the chest pain',
    'this is not the first time I have chest pain',
    'I have never had chest pain like this',
    'I have never had such chest pain',
    'never had chest pain this bad',
    "I haven't had chest pain before",
  ])('of something else leaves the complaint: %s', (text) => {
    expect(told(text)).toEqual(['chest-pain']);
  });

  it.each([
    ["my chest doesn't hurt unless I press it", ['chest-pain']],
    ['no chest pain except when I run', ['chest-pain']],
    ['never had a cough until last week', ['cough']],
    ['no cough or fever until last night', ['-cough', 'fever']],
    ["there's no denying the cough", ['cough']],
  ])('on condition tells that it is there: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ["I thought I'd cough but didn't, a fever", ['-cough', 'fever']],
    ['I cough but no more than usual, a fever', ['-cough', 'fever']],
    ['far from feeling chills, a fever', ['-chills', 'fever']],
    ['a cough not far from fever', ['-fever', 'cough']],
    ['far from home with a cough', ['cough']],
    ['cough (no), fever (yes)', ['-cough', 'fever']],
    ['cough -ve, fever +ve', ['-cough', 'fever']],
    ['-ve for cough and chills. Fever', ['-chills', '-cough', 'fever']],
    ['(+) fever. (-) cough, chills', ['-chills', '-cough', 'fever']],
    ['the fever went after paracetamol, a cough', ['-fever', 'cough']],
    ['the fever has settled, a cough', ['-fever', 'cough']],
    ['a fever last week, not now', ['-fever']],
    ['fever is there, cough not there', ['-cough', 'fever']],
    ['fever and a cough, never happened before', ['cough', 'fever']],
    ['never a cough since birth, fever and chills', ['-cough', 'chills', 'fever']],
    ['no cough since the fever', ['-cough', 'fever']],
    ['no cough since Monday, fever or chills', ['-chills', '-cough', '-fever']],
    ['fever and cough are not there', ['-cough', '-fever']],
  ])('has many ways: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it.each([
    ['chest pain, it has gone into my arm', ['chest-pain', 'pain-to-arm']],
    ['the chest pain has gone into my arm', ['chest-pain', 'pain-to-arm']],
    ['cough, none of the tablets help', ['cough']],
    ['the fever has gone now', ['-fever']],
    ['cough: none', ['-cough']],
  ])('afterwards says that it is over, not where it went: %s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});
