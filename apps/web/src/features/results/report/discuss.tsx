import { MessageCircle } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PATHS } from '../../../lib/paths.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { startChat } from './start-chat.ts';

interface Props {
  /** Null where the analysis is kept on this device alone: the chat then knows nothing of it. */
  symptomSessionId: string | null;
  variant: 'primary' | 'quiet';
}

/** Into the chat, with the analysis. Who is not signed in does that first and comes back to it. */
export function Discuss({ symptomSessionId, variant }: Props) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const go = async (id: string): Promise<void> => {
    setBusy(true);
    const { to, state } = await startChat(id);
    await navigate(to, { state });
  };
  const onClick = (event: MouseEvent): void => {
    const ownTab = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (symptomSessionId === null || !isSignedIn() || !ownTab) return;
    event.preventDefault();
    if (!busy) void go(symptomSessionId);
  };
  return (
    <LinkButton
      to={PATHS.chat}
      variant={variant}
      state={{ symptomSessionId, fromSymptomChecker: true }}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {busy ? (
        <Spinner className="size-5" />
      ) : (
        <MessageCircle aria-hidden="true" className="size-5" />
      )}
      Discuss with AI Assistant
    </LinkButton>
  );
}
