const LEADS = [
  'I know I repeat myself.',
  'I have said this before.',
  'My answer is the same as earlier.',
  'Nothing new here, I am afraid.',
  'You have seen this answer.',
  'This is still all I can say.',
  'We are going in a circle.',
];
const ENDS = [
  'You can also put your question another way.',
  'Something else you notice would help me more.',
  'A doctor or pharmacist can go further than I can.',
  'If anything has changed, tell me.',
  'We can also stop here; you can come back any time.',
  'One of the suggestions below may help.',
  'Take your time.',
];
const MOST_REMEMBERED = 1000;

/** FNV-1a, 32 bits: enough to notice a reply that was given before. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The reply, made different where the very same text was given before. */
export function neverTwice(
  content: string,
  replies: readonly string[],
): { content: string; replies: string[] } {
  const given = new Set(replies);
  let text = content;
  for (let i = 0; given.has(markOf(text)) && i < MOST_REMEMBERED; i += 1) {
    const lead = LEADS[i % LEADS.length] ?? '';
    const end = ENDS[Math.floor(i / LEADS.length) % ENDS.length] ?? '';
    const round = Math.floor(i / (LEADS.length * ENDS.length));
    text = `${lead} ${end}${round > 0 ? ` (${round + 1})` : ''}\n\n${content}`;
  }
  return { content: text, replies: [...replies, markOf(text)].slice(-MOST_REMEMBERED) };
}
