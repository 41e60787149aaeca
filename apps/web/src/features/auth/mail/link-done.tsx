import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';

interface Props {
  title: string;
  children: ReactNode;
  to: string;
  action: string;
}

/** What the link was for is done. The heading takes the focus: it is all there is to say. */
export function LinkDone({ title, children, to, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page title={title}>
      <CircleCheck aria-hidden="true" className="size-10 text-low" strokeWidth={1.7} />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-3xl sm:text-4xl">
        {title}
      </h1>
      <p className="mt-2.5 mb-7 max-w-[60ch] text-lg text-ink-2">{children}</p>
      <LinkButton to={to}>{action}</LinkButton>
    </Page>
  );
}
