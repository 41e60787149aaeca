import { ExternalLink } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AnchorButton } from '../../../ui/link-button.tsx';
import type { Source } from './reply.tsx';

const BASIS = {
  read: 'The page itself was read for this statement.',
  excerpt: 'An excerpt of the page was read for this statement.',
  memory: 'This statement is from memory, and has not been held against the page yet.',
} as const;

interface Props {
  source: Source | null;
  onClose: () => void;
}

/** What stands behind a statement. */
export function SourceDrawer({ source, onClose }: Props) {
  return (
    <Dialog
      kind="drawer"
      open={source !== null}
      onClose={onClose}
      title={source ? `Source ${source.number}` : 'Source'}
    >
      {source ? <Details source={source} /> : null}
    </Dialog>
  );
}

function Details({ source: { citation } }: { source: Source }) {
  const isLink = /^https?:\/\//i.test(citation.address);
  return (
    <div className="space-y-4">
      <div>
        <p className="text-sm text-ink-2">{citation.organisation}</p>
        <p className="mt-1 font-serif text-xl">{citation.title}</p>
      </div>
      {citation.basis === 'memory' ? <Badge tone="caution">not yet checked</Badge> : null}
      <p className="text-sm text-ink-2">{BASIS[citation.basis]}</p>
      {isLink ? (
        <>
          <AnchorButton
            href={citation.address}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            variant="quiet"
          >
            <ExternalLink aria-hidden="true" className="size-4.5" />
            Open the source
          </AnchorButton>
          <p className="text-sm break-all text-ink-3">{citation.address}</p>
        </>
      ) : (
        <p className="text-sm break-words">{citation.address}</p>
      )}
    </div>
  );
}
