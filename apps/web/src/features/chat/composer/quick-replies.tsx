interface Props {
  replies: readonly string[];
  onChoose: (text: string) => void;
}

/** What the person might say next, one tap away. */
export function QuickReplies({ replies, onChoose }: Props) {
  if (replies.length === 0) return null;
  return (
    <ul
      aria-label="Quick replies"
      className="mb-2 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {replies.map((text) => (
        <li key={text} className="max-w-full shrink-0">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-11 rounded-[1.375rem] border border-line bg-card px-4 py-1.5 text-left text-sm font-medium transition-colors hover:border-line-strong hover:bg-sunk active:bg-line"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
