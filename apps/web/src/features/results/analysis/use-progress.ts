import { useEffect, useState } from 'react';
import { TIMINGS } from '../../../lib/timings.ts';

const DONE = 100;

/** A step further; the last one is taken only once the answer is there, so that a full bar never lies. */
export function nextPercent(percent: number, arrived: boolean): number {
  const most = arrived ? DONE : DONE - TIMINGS.resultsProgressPercent;
  return Math.min(most, percent + TIMINGS.resultsProgressPercent);
}

/** The bar of the specification: ten more every 300 ms, then a moment at the end. `skip` leaves the waits out. */
export function useProgress(arrived: boolean, skip: boolean): { percent: number; over: boolean } {
  const [percent, setPercent] = useState(0);
  const [over, setOver] = useState(false);
  const full = percent >= DONE;

  useEffect(() => {
    if (skip || full) return;
    const timer = setInterval(
      () => setPercent((before) => nextPercent(before, arrived)),
      TIMINGS.resultsProgressTick,
    );
    return () => clearInterval(timer);
  }, [arrived, full, skip]);

  useEffect(() => {
    if (!full || skip) return;
    const timer = setTimeout(() => setOver(true), TIMINGS.resultsDone);
    return () => clearTimeout(timer);
  }, [full, skip]);

  return { percent: skip && arrived ? DONE : percent, over: skip ? arrived : over };
}
