/** Phrases as people say them, plainest first, without the marks that are meant for the reader ("{belly} + low"). */
export function spoken(
  words: readonly string[],
  classes: Readonly<Record<string, readonly string[]>>,
  most: number,
): string[] {
  const unbroken = words.filter((phrase) => !phrase.includes('+'));
  const said = (unbroken.length > 0 ? unbroken : words).map((phrase) =>
    phrase
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => classes[name]?.[0] ?? name)
      .replaceAll(/\s*\+\s*/g, ' … ')
      .trim(),
  );
  return [...new Set(said)].toSorted((a, b) => a.length - b.length).slice(0, most);
}
