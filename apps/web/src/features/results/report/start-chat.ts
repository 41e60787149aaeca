import { call } from '../../../lib/api.ts';
import { PATHS } from '../../../lib/paths.ts';

interface Way {
  to: string;
  state: { symptomSessionId: string; fromSymptomChecker: true; chatSessionId?: string };
}

/** A session about the analysis, verified in the list; where that fails the chat itself is given the analysis. */
export async function startChat(symptomSessionId: string): Promise<Way> {
  const state = { symptomSessionId, fromSymptomChecker: true } as const;
  try {
    const { session } = await call('createChat', {
      body: { session_type: 'support', symptom_session_id: symptomSessionId },
    });
    const { sessions } = await call('listChats');
    if (!sessions.some(({ id }) => id === session.id)) throw new Error('it is not in the list');
    const to = `${PATHS.chat}?sessionId=${session.id}`;
    return { to, state: { ...state, chatSessionId: session.id } };
  } catch {
    return { to: PATHS.chat, state };
  }
}
