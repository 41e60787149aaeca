import type { Chat } from '../../db/chats/chat.ts';
import { readProfile } from '../../db/profiles.ts';
import type { Owner } from '../../http/identity.ts';
import type { Letter } from '../../mail/letter.ts';
import type { ChatDeps } from './chat-deps.ts';

/** Who reads on, and again the same day, causes no second mail. */
const ONE_MAIL_MS = 24 * 60 * 60 * 1000;

/** Before another's record is answered, it is written down who reads it; the person is told by mail, if they want to be. */
export async function noteRead(deps: ChatDeps, reader: Owner, chat: Chat): Promise<void> {
  if (chat.ownerId === reader.id) return;
  const now = deps.clock();
  const last = (await deps.risks.reads(chat.ownerId, chat.id)).at(-1);
  await deps.risks.noteRead(chat, reader.id, now);
  if (!last || now.getTime() - last.at.getTime() >= ONE_MAIL_MS) mailReading(deps, chat.ownerId);
}

function mailReading(deps: ChatDeps, ownerId: string): void {
  const { accounts, background, db, keyring, mailer, publicUrl } = deps;
  background.run('mailing of a reading', async () => {
    const account = await accounts.find(ownerId);
    if (!account || account.verifiedAt === null) return;
    const { settings } = await readProfile(db, keyring, ownerId);
    if (settings.email_notifications)
      await mailer.send({ to: account.email, ...readLetter(publicUrl) });
  });
}

/** Says nothing of what was written: others may see the mail. */
const readLetter = (publicUrl: string): Omit<Letter, 'to'> => ({
  subject: 'A session of yours was read',
  paragraphs: [
    'A clinician of this Yarrow service has read one of your chat sessions.',
    'You can see which and when under Flagged Cases. You get this mail because your settings say so.',
  ],
  link: { label: 'See who has read', address: `${publicUrl}/admin/flagged` },
});
