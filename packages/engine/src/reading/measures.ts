/** What a text states in numbers. Null where it does not. */
export interface Measures {
  /** Degrees Celsius. */
  temperature: number | null;
  durationDays: number | null;
  /** 1 to 10. */
  intensity: number | null;
  /** Years. */
  age: number | null;
  /** Blood glucose in mmol/L. */
  glucose: number | null;
  /** Blood ketones in mmol/L. */
  ketones: number | null;
  /** Oxygen saturation in per cent. */
  saturation: number | null;
  /** Beats in a minute. */
  pulse: number | null;
  /** Upper blood pressure in mmHg. */
  systolic: number | null;
  diastolic: number | null;
  /** Breaths in a minute. */
  respirations: number | null;
  /** Peak flow, in per cent of the person's best. */
  peakFlow: number | null;
  /** Tokens that were read as numbers or units. */
  used: Set<number>;
}

/** A measure that can decide a finding. */
export type MeasureKind = Exclude<keyof Measures, 'used' | 'age' | 'durationDays' | 'intensity'>;

export const noMeasures = (): Measures => ({
  temperature: null,
  durationDays: null,
  intensity: null,
  age: null,
  glucose: null,
  ketones: null,
  saturation: null,
  pulse: null,
  systolic: null,
  diastolic: null,
  respirations: null,
  peakFlow: null,
  used: new Set(),
});
