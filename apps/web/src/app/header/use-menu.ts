import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { TIMINGS } from '../../lib/timings.ts';
import { findByTyping } from './find-by-typing.ts';

/** A menu button as the ARIA practices describe it, opened by a resting mouse as well. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  const typed = useRef({ text: '', at: 0 });
  useEffect(() => () => clearTimeout(wait.current), []);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const focus = (index: number) => items().at(index)?.focus();
  const button = () => root.current?.querySelector('button');
  const show = (hovering = false) => {
    clearTimeout(wait.current);
    byHover.current = hovering;
    setOpen(true);
  };
  const close = () => {
    clearTimeout(wait.current);
    setOpen(false);
  };
  /** At once, so that the next key is the menu's already. */
  const showAt = (index: number) => {
    flushSync(() => show());
    focus(index);
  };

  const hover = (event: PointerEvent, act: () => void, after: number) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(wait.current);
    wait.current = setTimeout(act, after);
  };
  const onPointerEnter = (event: PointerEvent) =>
    hover(event, () => (open ? null : show(true)), TIMINGS.menuHover);
  /** A hand that slips off the edge is given the time to come back; who opened it by a press keeps it open. */
  const onPointerLeave = (event: PointerEvent) =>
    hover(event, () => (byHover.current ? close() : null), TIMINGS.menuPointerGrace);

  const onButtonClick = (event: { detail: number }) => {
    if (open && !byHover.current) close();
    // A press of Enter or Space is a click without a pointer.
    else if (event.detail === 0) showAt(0);
    else show();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const list = items();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, () => void> = {
      ArrowDown: () => (open ? focus((at + 1) % list.length) : showAt(0)),
      ArrowUp: () => (open ? focus(at <= 0 ? -1 : at - 1) : showAt(-1)),
      Home: () => focus(0),
      End: () => focus(-1),
      Escape: () => {
        close();
        button()?.focus();
      },
    };
    const move = moves[event.key];
    if (move && (open || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      move();
    } else if (open && at >= 0 && event.key.length === 1 && event.key !== ' ') {
      const now = Date.now();
      const text = now - typed.current.at > TIMINGS.menuTypeahead ? '' : typed.current.text;
      typed.current = { text: text + event.key, at: now };
      const labels = list.map((item) => item.textContent);
      focus(findByTyping(labels, typed.current.text, at));
    }
  };
  const onBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!root.current?.contains(relatedTarget as Node | null)) close();
  };

  return {
    open,
    close,
    onButtonClick,
    root: { ref: root, onPointerEnter, onPointerLeave, onKeyDown, onBlur },
  };
}
