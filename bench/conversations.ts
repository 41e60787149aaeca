import { writeFile } from 'node:fs/promises';
import { judgeMessage, startConversation, takeTurn, type Setting } from '@yarrow/assistant';
import { compileKnowledge } from '@yarrow/knowledge';
import { SCRIPTS, type Script } from './conversations/scripts.ts';

/*
 * npx tsx bench/conversations.ts          plays the written conversations and writes docs/conversations.md
 * npx tsx bench/conversations.ts print    prints them and writes nothing
 */
const knowledge = await compileKnowledge();

function play({ title, about, person, setting, turns }: Script): string {
  const world: Setting = { knowledge, ...setting };
  let conversation = startConversation(person ?? null);
  const lines = [`## ${title}`, '', about, ''];
  for (const text of turns) {
    const message = { text, safety: judgeMessage(conversation, text, world) };
    const turn = takeTurn(conversation, message, world);
    ({ conversation } = turn);
    const { content, citations, quickReplies, caseChange } = turn.reply;
    lines.push(
      `**Person:** ${text}`,
      '',
      '**Yarrow:**',
      '',
      ...content.split('\n').map((line) => `> ${line}`.trimEnd()),
      '',
    );
    for (const [i, { organisation, title: name, address, basis }] of citations.entries()) {
      const checked = basis === 'memory' ? ' (not yet checked)' : '';
      lines.push(
        `${i + 1}. ${organisation}: ${address ? `[${name}](${address})` : name}${checked}`,
      );
    }
    if (citations.length > 0) lines.push('');
    if (caseChange)
      lines.push(`*Case: ${standing(caseChange.before)} -> ${standing(caseChange.after)}*`, '');
    lines.push(`*Offered: ${quickReplies.map((one) => `“${one}”`).join(' · ')}*`, '');
  }
  return lines.join('\n');
}

const standing = ({
  urgency_level: level,
  conditions,
}: {
  urgency_level: string | null;
  conditions: { name: string; confidence: number }[];
}): string =>
  level === null
    ? 'none'
    : `${level}; ${conditions.map(({ name, confidence }) => `${name} ${Math.round(confidence * 100)}%`).join(', ')}`;

const transcript = `# Ten conversations

Made by \`npx tsx bench/conversations.ts\` with knowledge ${knowledge.model.version}: the persons' lines are written, the
replies are what the built-in assistant says. No language model takes part. The knowledge is written by software and not
yet reviewed by a clinician; "not yet checked" marks a source quoted from memory.

${SCRIPTS.map(play).join('\n')}`;

if (process.argv[2] === 'print') process.stdout.write(transcript);
else await writeFile(new URL('../docs/conversations.md', import.meta.url), transcript);
