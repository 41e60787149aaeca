import { Link } from 'react-router';
import { conditionPath } from '../../../lib/paths.ts';

/** Leads to all that is known of this cause. In a tab of its own: the result stays where it is. */
export function CauseEntry({ id }: { id: string }) {
  return (
    <p className="text-sm print:hidden">
      <Link
        to={conditionPath(id)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 items-center font-semibold text-action hover:underline"
      >
        Everything Yarrow knows of it
        <span className="sr-only"> (opens in a new tab)</span>
      </Link>
    </p>
  );
}
