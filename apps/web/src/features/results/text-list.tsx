/** Short sentences, each with its own mark. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc space-y-1.5 pl-5 marker:text-ink-3">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
