import type { Letter } from '../../mail/letter.ts';

/*
 * What is mailed. A token stands after the #: a browser keeps that to itself, so it reaches no log and no referrer.
 */

type Text = Omit<Letter, 'to' | 'name'>;

export const verifyLetter = (publicUrl: string, token: string): Text => ({
  subject: 'Confirm your email address for Yarrow',
  paragraphs: [
    'Somebody created a Yarrow account with this email address.',
    'If that was you, confirm the address with the link below within 24 hours, while you are signed in.',
    'If it was not you, open the link and choose “This wasn’t me”: the account is removed, and the address is free for you.',
  ],
  link: { label: 'Confirm this address', address: `${publicUrl}/verify-email#token=${token}` },
});

export const resetLetter = (publicUrl: string, token: string): Text => ({
  subject: 'Set a new password for Yarrow',
  paragraphs: [
    'Somebody asked to set a new password for the Yarrow account with this email address.',
    'If that was you, use the link below within one hour. It works once, and signs the account out everywhere.',
    'If it was not you, there is nothing to do: the password stays as it is.',
  ],
  link: { label: 'Set a new password', address: `${publicUrl}/reset-password#token=${token}` },
});

export const existsLetter = (publicUrl: string): Text => ({
  subject: 'You already have a Yarrow account',
  paragraphs: [
    'Somebody tried to create a Yarrow account with this email address. It has one already, and nothing was changed.',
    'If that was you, sign in. If you forgot the password, you can set a new one from there.',
    'If it was not you, there is nothing to do.',
  ],
  link: { label: 'Sign in', address: `${publicUrl}/login` },
});
