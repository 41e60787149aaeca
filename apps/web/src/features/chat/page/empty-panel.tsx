import { MessageCircle } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  fromChecker: boolean;
  isStarting: boolean;
  onStart: () => void;
}

/** No session is shown: the way into one. Writing below starts one as well. */
export function EmptyPanel({ fromChecker, isStarting, onStart }: Props) {
  return (
    <div className="grid min-h-44 flex-1 [place-content:safe_center] justify-items-center gap-3 overflow-y-auto px-6 py-4 sm:py-8 text-center">
      <span className="hidden size-14 place-items-center rounded-full bg-action-soft text-action tall:grid">
        <MessageCircle aria-hidden="true" className="size-6" />
      </span>
      <h2 className="text-2xl">{fromChecker ? 'Continue with AI Chat' : 'Welcome to Yarrow'}</h2>
      <p className="max-w-[46ch] text-ink-2">
        {fromChecker
          ? 'Ask about your result, say what has changed, or what worries you.'
          : 'Ask about how you feel, what something means, or what to do meanwhile. About anything that is heavy, too.'}
      </p>
      <Button className="mt-1" busy={isStarting} onClick={onStart}>
        {fromChecker ? 'Start Personalized Chat' : 'Start New Session'}
      </Button>
    </div>
  );
}
