/** Below the composer, on every screen of the chat: what this is not, and the way to help. */
export function Foot({ onHelp }: { onHelp: () => void }) {
  return (
    <p className="py-1.5 text-center text-xs text-balance text-ink-3">
      Not a substitute for professional advice or emergency care.{' '}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onHelp}
        className="relative ml-1 font-semibold whitespace-nowrap text-ink-2 underline underline-offset-2 before:absolute before:-inset-x-3 before:-inset-y-2.5 hover:text-ink"
      >
        In crisis?
      </button>
    </p>
  );
}
