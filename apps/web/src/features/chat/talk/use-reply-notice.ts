import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PROFILE_QUERY } from '../../../lib/profile.ts';

/** Where the person wants it and the browser allows it: a reply that came while the tab was hidden is told of, without its words. */
export function useReplyNotice(finished: string | null): void {
  const wanted = useQuery(PROFILE_QUERY).data?.settings.push_notifications === true;
  const told = useRef(finished);
  useEffect(() => {
    if (finished === told.current) return;
    told.current = finished;
    if (!wanted || finished === null || !document.hidden) return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    try {
      const notice = new Notification('Your reply is ready', { tag: 'yarrow-reply' });
      notice.addEventListener('click', () => window.focus());
    } catch {
      // Some phones show them only for installed apps.
    }
  }, [finished, wanted]);
}
