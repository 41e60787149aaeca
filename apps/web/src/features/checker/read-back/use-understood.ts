import type { AnalysisResponse } from '@yarrow/contract';
import { useEffect, useState } from 'react';
import { assessOnDevice } from '../../../lib/engine/client.ts';
import { TIMINGS } from '../../../lib/timings.ts';

export type Understood = AnalysisResponse['understood'];

/** What this device reads in the text, a moment after the last key. Null before that, or where it cannot read. */
export function useUnderstood(text: string): Understood | null {
  const [read, setRead] = useState<{ text: string; understood: Understood } | null>(null);
  useEffect(() => {
    if (text.trim() === '') return;
    let gone = false;
    const timer = setTimeout(() => {
      assessOnDevice({ symptom_text: text })
        .then(({ understood }) => (gone ? null : setRead({ text, understood })))
        // Without the engine nothing is read back here; the results say what was understood.
        .catch(() => null);
    }, TIMINGS.readBack);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return text.trim() === '' ? null : (read?.understood ?? null);
}
