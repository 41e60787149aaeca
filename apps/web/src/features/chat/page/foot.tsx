/** Below the composer, on every screen of the chat: what this is not, and the way to help. */
export function Foot({ onHelp }: { onHelp: () => void }) {
  return (
    <p className="my-1 flex flex-wrap items-center justify-center gap-x-1.5 text-center text-xs text-ink-3">
      <span>Not a substitute for professional advice or emergency care.</span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onHelp}
        className="relative px-1 py-1.5 font-semibold text-ink-2 underline underline-offset-2 before:absolute before:-inset-x-2 before:-inset-y-1.5 hover:text-ink"
      >
        In crisis?
      </button>
    </p>
  );
}
