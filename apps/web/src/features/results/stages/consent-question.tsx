import { ArrowLeft, CloudUpload, LockKeyhole, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConsent } from '../../../lib/consent.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';

interface Props {
  backTo: string;
  /** Help that cannot wait for an answer. */
  help?: ReactNode;
  /** Where this stands among the steps. */
  step?: ReactNode;
}

/** Asked once a visit, before the first thing is stored on the server. Both ways give the same analysis. */
export function ConsentQuestion({ backTo, help, step }: Props) {
  const setConsent = useConsent(({ setConsent: set }) => set);
  return (
    <Page title="Where should your answers be kept?">
      {step}
      {help}
      <PageHeading lead="Either way you get the same analysis now. You can change your mind later.">
        Where should your answers be kept?
      </PageHeading>
      <div className="grid gap-3">
        <Way icon={LockKeyhole} title="Keep it on this device" onClick={() => setConsent('device')}>
          Worked out here. Your answers are sent nowhere, and are gone when you close this tab.
        </Way>
        <Way
          icon={CloudUpload}
          title="Save it so I can come back to it"
          onClick={() => setConsent('server')}
        >
          Sent to Yarrow and stored encrypted, so that you can come back and talk about it in the
          chat. Without an account it is erased after 30 days.
        </Way>
      </div>
      <div className="mt-8 border-t border-line pt-6">
        <LinkButton to={backTo} variant="quiet">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back
        </LinkButton>
      </div>
    </Page>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  onClick: () => void;
}

function Way({ icon: Icon, title, children, onClick }: WayProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex items-start gap-4 rounded-card border border-line bg-card p-5 text-left shadow-card transition-colors duration-150 hover:border-action hover:bg-action-soft active:bg-sunk"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-soft text-action">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <span>
        <span className="block text-lg font-semibold">{title}</span>
        <span className="mt-0.5 block text-ink-2">{children}</span>
      </span>
    </button>
  );
}
