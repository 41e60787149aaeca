import { useEffect, useState } from 'react';
import { TIMINGS } from '../../../lib/timings.ts';

/** True once a wait has become long enough to say so. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), TIMINGS.resultsSlow);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
