import { SAFE, type Danger } from './danger.ts';

const detector = () => import('./detect.ts');

/** Loads the detector before it is needed. */
export const prepareToSense = (): void => void detector().catch(() => null);

/** An overdose and a deep wound are both: a crisis and a medical emergency. */
const BOTH = new Set(['overdose', 'serious_self_injury']);

/** Reads words for danger in this very browser, before any answer of the server. Fails to "nothing known", never throws. */
export async function sense(text: string): Promise<Danger> {
  try {
    const { detectCrisis } = await detector();
    const { level, indicators } = detectCrisis(text);
    const types = indicators.map(({ type }) => type);
    const emergency = level === 'immediate' && types.some((type) => BOTH.has(type));
    return { ...SAFE, level, types, emergency };
  } catch {
    return SAFE;
  }
}
