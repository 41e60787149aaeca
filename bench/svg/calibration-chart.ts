import { interval, type Bin } from '../score/statistics.ts';
import { at, axes, dot, line, picture, text, type Plot } from './chart.ts';

const SIZE = { width: 480, height: 470 };
const PLOT: Plot = { left: 76, top: 66, width: 370, height: 330, most: [1, 1] };
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** How often the first condition was right, against the share that was stated for it. */
export function calibrationChart(bins: readonly Bin[]): string {
  const filled = bins.filter(({ of }) => of > 0);
  return picture(
    SIZE,
    'Calibration: the share stated for the first condition, and how often it was right',
    [
      text([76, 28], 'Stated share, and how often it was right', 'title'),
      text([76, 48], 'dots: groups of ten percent, larger where more cases; bars: 95%', 'small'),
      ...axes(PLOT, TICKS, TICKS, { across: true }),
      line([at(PLOT, [0, 0]), at(PLOT, [1, 1])], 'goal'),
      ...filled.flatMap(({ of, stated, right }) => {
        const x = stated / of;
        const [low, high] = interval({ hits: right, of });
        return [
          line([at(PLOT, [x, low]), at(PLOT, [x, high])], 'second'),
          dot(at(PLOT, [x, right / of]), 3 + Math.sqrt(of), 'first-fill'),
        ];
      }),
      text([261, 436], 'share stated for the first condition', 'small', 'middle'),
      text([76, 458], 'On the dashed line what is said is what happens.', 'small'),
    ],
  );
}
