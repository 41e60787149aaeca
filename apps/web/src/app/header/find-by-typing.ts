/** The label that begins with what was typed, looked for from the current one on; the current one where none does. */
export function findByTyping(labels: readonly string[], typed: string, current: number): number {
  const typing = typed.toLowerCase();
  const first = typing.charAt(0);
  // The same letter again and again goes round among those that begin with it.
  const repeated = typing === first.repeat(typing.length);
  const search = repeated ? first : typing;
  const from = repeated ? 1 : 0;
  for (let step = from; step <= labels.length; step += 1) {
    const index = (current + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(search)) return index;
  }
  return current;
}
