import type { Curve } from '../interview/curve.ts';
import { MOST_QUESTIONS } from '../interview/simulate.ts';
import { at, axes, line, picture, text, type Plot, type Point } from './chart.ts';

/** Of what the whole text reaches; an interview should come this near to it. */
export const FLOOR = 0.9;

const SIZE = { width: 760, height: 360 };
const PLOTS = { top: 84, width: 280, height: 200 };
const KINDS = ['first', 'second'];
const UP = [0, 0.25, 0.5, 0.75, 1];
const ACROSS = [0, 3, 6, 9, 12];

/** How near an interview comes to what the whole text at once reaches, question by question. */
export function interviewChart(curves: readonly Curve[]): string {
  const panel = (left: number, measure: 'top1' | 'top3', title: string): string[] => {
    const plot: Plot = { ...PLOTS, left, most: [MOST_QUESTIONS, 1.1] };
    const points = ({ after, whole }: Curve): Point[] =>
      after.map((tops, n) => at(plot, [n, tops[measure] / Math.max(1, whole[measure])]));
    const end = at(plot, [MOST_QUESTIONS, FLOOR]);
    return [
      text([left, 74], title),
      ...axes(plot, ACROSS, UP),
      line([at(plot, [0, FLOOR]), end], 'goal'),
      text([end[0] + 6, end[1] + 4], 'goal', 'small'),
      ...curves.map((curve, i) => line(points(curve), KINDS[i] ?? 'first')),
      text([left + PLOTS.width / 2, 324], 'questions asked', 'small', 'middle'),
    ];
  };
  const legend = curves.flatMap(({ together }, i) => {
    const x = 60 + i * 230;
    const words = together === 1 ? 'one finding at a time' : `a list of ${together} at a time`;
    return [
      line(
        [
          [x, 44],
          [x + 26, 44],
        ],
        KINDS[i] ?? 'first',
      ),
      text([x + 34, 48], words),
    ];
  });
  return picture(
    SIZE,
    'Share of the accuracy of the whole text that a simulated interview reaches, after 0 to 12 questions',
    [
      text([60, 26], 'An interview, as a share of the whole text read at once', 'title'),
      ...legend,
      ...panel(60, 'top1', 'Right condition first'),
      ...panel(440, 'top3', 'Right condition among the first three'),
      text(
        [60, 348],
        'Answers only from what the vignette says; to the rest "I don\'t know".',
        'small',
      ),
    ],
  );
}
