import type { Curve } from '../interview/curve.ts';
import type { Section } from '../score/row.ts';
import type { Bin } from '../score/statistics.ts';

/** Everything a run measured, as it is kept in `bench/results/accuracy.json` to compare the next run with. */
export interface Figures {
  engine: string;
  knowledge: string;
  conditions: number;
  sections: Section[];
  calibration: Bin[];
  curves: Curve[];
}
