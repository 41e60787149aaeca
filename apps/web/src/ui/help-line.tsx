import type { Resource } from '@yarrow/contract';
import { MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { AnchorButton } from './link-button.tsx';
import { dialLink, textLink } from '../lib/dial-link.ts';

/** One service: its name, when it answers, and every way to reach it. */
export function HelpLine({ resource: { name, call, text, chat, hours } }: { resource: Resource }) {
  const sms = text ? textLink(text) : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0">
        <span className="font-semibold">{name}</span>
        {hours ? <span className="block text-sm text-ink-2">{hours}</span> : null}
      </p>
      <span className="flex flex-wrap gap-2">
        {call ? (
          <AnchorButton href={dialLink(call)} size="sm" aria-label={`Call ${call}, ${name}`}>
            <Phone aria-hidden="true" className="size-4.5" />
            Call {call}
          </AnchorButton>
        ) : null}
        {text && sms ? (
          <AnchorButton href={sms} size="sm" variant="quiet" aria-label={`Text ${text}, ${name}`}>
            <MessageSquareText aria-hidden="true" className="size-4.5" />
            Text {text}
          </AnchorButton>
        ) : null}
        {chat ? (
          <AnchorButton
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            variant="quiet"
            aria-label={`Open the website of ${name} in a new tab`}
          >
            <MessageCircle aria-hidden="true" className="size-4.5" />
            Website
          </AnchorButton>
        ) : null}
      </span>
    </li>
  );
}
