import { useState } from 'react';
import type { FindingEntry } from '../../../lib/engine/client.ts';
import { conditionPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EntryList } from '../list/entry-list.tsx';
import { Part } from '../part.tsx';
import { shareText } from '../words/numbers.ts';

const FIRST = 20;

/** The conditions that list a finding, those in which it is commonest first. */
export function ListedBy({ entry: { conditions, refines } }: { entry: FindingEntry }) {
  const [all, setAll] = useState(false);
  if (conditions.length === 0) return null;
  const of = refines
    ? `people with the condition and ${refines.name}`
    : 'people with the condition';
  return (
    <Part
      title="Conditions that list it"
      lead={`${conditions.length.toLocaleString('en')} in all, and how many ${of} have it. How common a condition is does not count here.`}
    >
      <EntryList
        entries={(all ? conditions : conditions.slice(0, FIRST)).map(({ id, name, share }) => ({
          id,
          name,
          to: conditionPath(id),
          note: shareText(share),
        }))}
      />
      {!all && conditions.length > FIRST ? (
        <Button variant="quiet" size="sm" className="mt-4" onClick={() => setAll(true)}>
          Show all {conditions.length.toLocaleString('en')}
        </Button>
      ) : null}
    </Part>
  );
}
