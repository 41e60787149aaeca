import { Card } from '../../ui/card.tsx';
import { URGENCY, URGENCY_ORDER } from '../../ui/urgency.ts';
import { courseOf, type Point } from './course.ts';
import type { Entry } from './entry.ts';

const FROM = 2;

/** In percent of the drawing: the lines stand where the words beside it stand, at any width. */
const TOP = 6.25;
const SIDE = 3;
const xOf = ({ x }: Point): number => SIDE + x * (100 - 2 * SIDE);
const yOf = (height: number): number => 100 - TOP - height * (100 - 2 * TOP);

/** Urgency as filled points on four lines, intensity as an open line: how it went over time. */
export function CourseChart({ entries }: { entries: readonly Entry[] }) {
  const course = courseOf(entries);
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last || course.length < FROM) return null;
  return (
    <Card className="mb-6">
      <h2 className="text-lg">Over time</h2>
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 text-xs text-ink-2">
        <ul
          aria-hidden="true"
          className="flex h-32 flex-col-reverse justify-between text-right leading-4"
        >
          {URGENCY_ORDER.map((level) => (
            <li key={level}>{URGENCY[level].word}</li>
          ))}
        </ul>
        <Drawing course={course} />
        <p aria-hidden="true" className="flex flex-col justify-between leading-4 text-ink-3">
          <span>10</span>
          <span>1</span>
        </p>
        <p className="col-start-2 mt-1.5 flex justify-between gap-3">
          <span>{dayOf(first.at, last.at)}</span>
          <span>{dayOf(last.at, first.at)}</span>
        </p>
      </div>
      <p className="mt-2.5 text-sm text-ink-2">
        <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 rounded-full bg-action" />
        urgency
        <span
          aria-hidden="true"
          className="mr-1.5 ml-4 inline-block w-5 border-t-2 border-dashed border-ink-3 align-middle"
        />
        intensity, 1 to 10
      </p>
    </Card>
  );
}

/** Stretched to its place; what it is drawn with is not: a point is a line of no length with round ends. */
function Drawing({ course }: { course: readonly Point[] }) {
  const felt = course.filter(({ intensity }) => intensity !== null);
  return (
    <svg
      role="img"
      aria-label={`Urgency and intensity of ${course.length} analyses; each is listed below with its date.`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="h-32 w-full *:[vector-effect:non-scaling-stroke]"
    >
      {URGENCY_ORDER.map((level, i) => (
        <path
          key={level}
          d={`M0 ${yOf(i / (URGENCY_ORDER.length - 1))}H100`}
          className="stroke-line"
        />
      ))}
      <polyline
        strokeWidth="1.5"
        strokeDasharray="4 4"
        className="stroke-ink-3"
        points={felt.map((one) => `${xOf(one)},${yOf(one.intensity ?? 0)}`).join(' ')}
      />
      {felt.map((one) => (
        <Dots
          key={one.id}
          at={`M${xOf(one)} ${yOf(one.intensity ?? 0)}h0`}
          outer={['stroke-ink-3', 8]}
          inner={['stroke-card', 5]}
        />
      ))}
      {course.map((one) =>
        one.urgency === null ? null : (
          <Dots
            key={one.id}
            at={`M${xOf(one)} ${yOf(one.urgency)}h0`}
            outer={['stroke-card', 15]}
            inner={['stroke-action', 11]}
          />
        ),
      )}
    </svg>
  );
}

type Round = readonly [colour: string, size: number];

/** One point upon another: a ring. */
function Dots({ at, outer, inner }: { at: string; outer: Round; inner: Round }) {
  return [outer, inner].map(([colour, size]) => (
    <path
      key={colour}
      d={at}
      strokeLinecap="round"
      strokeWidth={size}
      className={`${colour} [vector-effect:non-scaling-stroke]`}
    />
  ));
}

/** The day; within one day, the hour. */
function dayOf(at: Date, other: Date): string {
  return at.toDateString() === other.toDateString()
    ? at.toLocaleTimeString('en', { timeStyle: 'short' })
    : at.toLocaleDateString('en', { dateStyle: 'medium' });
}
