import type { analysisRequest, answersRequest } from '@yarrow/contract';
import type { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { Keyring } from '../../db/crypto.ts';
import { personOf, readProfile } from '../../db/profiles.ts';
import type { Identity, Owner } from '../../http/identity.ts';
import { mount, must, type Call, type Doorway } from '../../http/mount.ts';
import {
  analyze,
  answerQuestions,
  filledFrom,
  requireKnownFindings,
  requireSymptom,
  type CheckerDeps,
} from './analyze.ts';
import { presentSession } from './present.ts';
import type { SymptomSession } from './store.ts';

type OnSession = Call<{ id: string }, never, never, SymptomSession>;

export function checkerRoutes(
  door: Doorway,
  deps: CheckerDeps & { db: Db; keyring: Keyring; identity: Identity; region: string | undefined },
): void {
  const { knowledge, store } = deps;
  const ownSession = (owner: Owner, id: string) => store.find(owner.id, id);

  mount(door, 'analyze', async ({ owner, body, region }: Call<never, never, Request>) => {
    requireSymptom(body);
    const home = region ?? deps.region;
    if (owner?.kind === 'account') {
      const { settings, medical } = await readProfile(deps.db, deps.keyring, owner.id);
      const country = body.country ?? settings.country ?? home;
      const input = { ...filledFrom(personOf(medical), body), country };
      return await analyze(deps, owner.id, input, settings.auto_save);
    }
    const input = { ...body, country: body.country ?? home };
    if (owner) return await analyze(deps, owner.id, input);
    requireKnownFindings(input, knowledge);
    const guest = await deps.identity.admitGuest();
    return { ...(await analyze(deps, guest.owner.id, input)), guest: guest.tokens };
  });

  mount(
    door,
    'answerQuestions',
    async ({ owner, found, body }: Call<never, never, Answers, SymptomSession>) =>
      await answerQuestions(deps, must(owner).id, found, body.answers),
    ownSession,
  );

  mount(door, 'listSymptomSessions', async ({ owner, query }: Call<never, Page>) => {
    const sessions = await store.list(must(owner).id, query.limit, query.cursor);
    const next = sessions.length === query.limit ? (sessions.at(-1)?.id ?? null) : null;
    return { sessions: sessions.map(presentSession), next_cursor: next };
  });

  mount(
    door,
    'getSymptomSession',
    async ({ found }: OnSession) => ({ session: presentSession(found) }),
    ownSession,
  );

  mount(
    door,
    'deleteSymptomSession',
    async ({ owner, found }: OnSession) => {
      await store.erase(must(owner).id, found.id);
      return { ok: true };
    },
    ownSession,
  );
}

type Request = z.infer<typeof analysisRequest>;
type Answers = z.infer<typeof answersRequest>;
interface Page {
  limit: number;
  cursor?: string;
}
