import { Card } from '../../ui/card.tsx';
import { URGENCY, URGENCY_ORDER } from '../../ui/urgency.ts';
import { courseOf, type Point } from './course.ts';
import type { Entry } from './entry.ts';

const WIDTH = 640;
const HEIGHT = 150;
const LEFT = 120;
const RIGHT = 24;
const TOP = 16;
const BOTTOM = 12;

const xOf = ({ x }: Point): number => LEFT + x * (WIDTH - LEFT - RIGHT);
const yOf = (height: number): number => TOP + (1 - height) * (HEIGHT - TOP - BOTTOM);
const FROM = 2;

/** Urgency as filled points on four lines, intensity as an open line: how it went over time. */
export function CourseChart({ entries }: { entries: readonly Entry[] }) {
  const course = courseOf(entries);
  if (course.length < FROM) return null;
  const felt = course.filter(({ intensity }) => intensity !== null);
  const [first, last] = [course[0], course.at(-1)];
  return (
    <Card className="mb-6">
      <h2 className="text-lg">Over time</h2>
      <svg
        role="img"
        aria-label={`Urgency and intensity of ${course.length} analyses; each is listed below with its date.`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-2 w-full text-ink-2"
      >
        {URGENCY_ORDER.map((level, i) => {
          const y = yOf(i / (URGENCY_ORDER.length - 1));
          return (
            <g key={level}>
              <line x1={LEFT} x2={WIDTH - RIGHT} y1={y} y2={y} className="stroke-line" />
              <text x={LEFT - 12} y={y + 4} textAnchor="end" className="fill-ink-2 text-[12px]">
                {URGENCY[level].word}
              </text>
            </g>
          );
        })}
        <polyline
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          className="stroke-ink-3"
          points={felt.map((one) => `${xOf(one)},${yOf(one.intensity ?? 0)}`).join(' ')}
        />
        {felt.map((one) => (
          <circle
            key={one.id}
            cx={xOf(one)}
            cy={yOf(one.intensity ?? 0)}
            r="3"
            className="fill-card stroke-ink-3"
          />
        ))}
        {course.map((one) =>
          one.urgency === null ? null : (
            <circle
              key={one.id}
              cx={xOf(one)}
              cy={yOf(one.urgency)}
              r="5.5"
              className="fill-action stroke-card"
              strokeWidth="2"
            />
          ),
        )}
      </svg>
      <div className="mt-1 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-2">
        <span>{first ? day(first.at) : null}</span>
        <span>
          <span
            aria-hidden="true"
            className="mr-1.5 inline-block size-2.5 rounded-full bg-action"
          />
          urgency
          <span
            aria-hidden="true"
            className="mr-1.5 ml-4 inline-block w-5 border-t-2 border-dashed border-ink-3 align-middle"
          />
          intensity, 1 to 10
        </span>
        <span>{last ? day(last.at) : null}</span>
      </div>
    </Card>
  );
}

const day = (at: Date): string => at.toLocaleDateString('en', { dateStyle: 'medium' });
