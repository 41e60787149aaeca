import { expect, type Locator, type Page } from '@playwright/test';
import { BodyChart } from './body-chart.ts';

type YesNo = 'Yes' | 'No';

export interface Screening {
  /** What is wrong; without it the answer is No. */
  distress?: string;
  /** Without it: "I can’t measure it now". */
  temperature?: string;
}

export interface MedicalCheck {
  surgery?: string;
  medication?: string;
  pregnancy?: string;
  /** The medicines that are asked about on this path; each is answered No. */
  asked: readonly string[];
}

/** The questions, as a person finds them: by what they ask and what their answers say. */
export class Questionnaire {
  readonly page: Page;
  readonly body: BodyChart;
  readonly heading: Locator;
  readonly place: Locator;
  readonly next: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.page = page;
    this.body = new BodyChart(page);
    this.heading = page.getByRole('heading', { level: 1 });
    this.place = page.getByText(/^Step \d+ of \d+$/);
    this.next = page.getByRole('button', { name: /^(Continue to .+|Generate Analysis)$/ });
    this.back = page.getByRole('link', { name: 'Back', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/symptom-checker');
    await this.isAt('What is bothering you?');
  }

  async isAt(heading: string | RegExp, place?: string): Promise<void> {
    await expect(this.heading).toHaveText(heading);
    if (place) await expect(this.place).toHaveText(place);
  }

  question(asks: string | RegExp): Locator {
    return this.page.getByRole('group', { name: asks });
  }

  option(question: string | RegExp, name: string): Locator {
    return this.question(question).getByLabel(name, { exact: true });
  }

  /** Presses the words, as most people do. */
  async answer(question: string | RegExp, name: string): Promise<void> {
    const option = this.option(question, name);
    if (await option.isChecked()) return;
    await this.question(question).getByText(name, { exact: true }).click();
    await expect(option).toBeChecked();
  }

  async write(field: string, text: string): Promise<void> {
    await this.page.getByLabel(field, { exact: true }).fill(text);
  }

  async continue(): Promise<void> {
    const before = await this.heading.textContent();
    await this.next.click();
    await expect(this.heading).not.toHaveText(before ?? '');
  }

  // Whole screens, each left by Continue.

  async symptoms({ text, chips = [] }: { text?: string; chips?: string[] }): Promise<void> {
    if (text) await this.write('Your symptoms', text);
    for (const chip of chips) await this.answer('Or choose from common symptoms', chip);
    await this.continue();
  }

  /** The optional card of the first screen. */
  async aboutYou({ age, sex }: { age: string; sex: string }): Promise<void> {
    await this.page.getByRole('button', { name: 'Add about you' }).click();
    await this.write('Age', age);
    await this.answer('Sex at birth', sex);
  }

  async bodyParts(...parts: string[]): Promise<void> {
    for (const part of parts) await this.body.choose(part);
    await this.continue();
  }

  async details(duration: string, intensity: string): Promise<void> {
    await this.answer('How long have you had this?', duration);
    await this.answer('How strong is it?', intensity);
    await this.continue();
  }

  async screening({ distress, temperature }: Screening = {}): Promise<void> {
    const asks = /^Are you in physical distress/;
    await this.answer(asks, distress ? 'Yes' : 'No');
    if (distress) await this.write('What is wrong?', distress);
    if (temperature) await this.write('Body temperature', temperature);
    else await this.page.getByLabel('I can’t measure it now').check();
    await this.continue();
  }

  async diarrhoea(blood: YesNo, vomiting: YesNo, pain: string): Promise<void> {
    await this.answer('Is there blood in your stool?', blood);
    await this.answer(/^Are you vomiting so much/, vomiting);
    await this.answer('Do you have abdominal pain?', pain);
    await this.continue();
  }

  async migraine(usual: YesNo): Promise<void> {
    await this.answer('Is this similar to your usual migraines?', usual);
    await this.continue();
  }

  async medicalCheck({ surgery, medication, pregnancy, asked }: MedicalCheck): Promise<void> {
    await this.answer('Have you had surgery in the past 1 month?', surgery ? 'Yes' : 'No');
    if (surgery) await this.write('What was the surgery?', surgery);
    await this.answer('Are you taking any medication?', medication ? 'Yes' : 'No');
    if (medication) await this.write('Which medication?', medication);
    await this.answer('Are you pregnant or breastfeeding?', pregnancy ? 'Yes' : 'No');
    if (pregnancy) await this.write('Tell us a little more', pregnancy);
    for (const medicine of asked) await this.answer(`Are you allergic to ${medicine}?`, 'No');
    await this.continue();
  }

  // Whole paths, up to the results.

  /** FAST, with nothing to worry about unless it is said. */
  async fastDiarrhoea({ blood = 'No' }: { blood?: YesNo } = {}): Promise<void> {
    await this.open();
    await this.symptoms({ chips: ['Diarrhoea'] });
    await this.bodyParts('Around the navel');
    await this.screening({ temperature: '37.2' });
    await this.diarrhoea(blood, 'No', 'No');
    await this.medicalCheck({ asked: ['loperamide', 'domperidone'] });
  }

  /** EXPLORE without a triggered condition, history and daily life left out. */
  async general(text: string, part: string, screening: Screening = {}): Promise<void> {
    await this.open();
    await this.symptoms({ text });
    await this.bodyParts(part);
    await this.details('1-3 days', '4');
    await this.screening(screening);
    await this.continue(); // the decision gate
    await this.continue(); // medical history
    await this.continue(); // lifestyle factors
  }
}
