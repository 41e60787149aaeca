import type { Knowledge } from '@yarrow/engine';
import type { AnalysisRequest, AnalysisResponse } from '@yarrow/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountStore } from '../../db/accounts.ts';
import type { MessageStore } from '../../db/chats/messages.ts';
import type { RiskStore } from '../../db/chats/risks.ts';
import type { ChatStore } from '../../db/chats/sessions.ts';
import type { Db } from '../../db/connect.ts';
import type { Keyring } from '../../db/crypto.ts';
import type { Background } from '../../http/background.ts';
import type { Identity } from '../../http/identity.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Assistant } from './assistant.ts';
import type { Tellings } from './telling/tellings.ts';

/** An analysis as the chat takes it up. */
export interface Case {
  input: AnalysisRequest;
  result: AnalysisResponse;
}

/** What the use-cases of the chat work with. */
export interface ChatDeps {
  db: Db;
  keyring: Keyring;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  knowledge: Knowledge;
  region: string | undefined;
  identity: Identity;
  accounts: AccountStore;
  chats: ChatStore;
  messages: MessageStore;
  risks: RiskStore;
  assistant: Assistant;
  tellings: Tellings;
  mailer: Mailer;
  background: Background;
  publicUrl: string;
  /** An analysis of this owner, or null. */
  findCase: (ownerId: string, id: string) => Promise<Case | null>;
}
