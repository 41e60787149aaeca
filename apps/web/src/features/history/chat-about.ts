import { call } from '../../lib/api.ts';
import { PATHS } from '../../lib/paths.ts';

/** Where "Chat About This" leads: to a session of its own, else to the chat with the analysis as its context. */
export async function chatAbout(
  symptomSessionId: string,
): Promise<{ to: string; state: Record<string, unknown> }> {
  const context = { symptomSessionId, fromSymptomChecker: true };
  try {
    const { session } = await call('createChat', {
      body: { session_type: 'support', symptom_session_id: symptomSessionId },
    });
    return {
      to: `${PATHS.chat}?sessionId=${session.id}`,
      state: { ...context, chatSessionId: session.id },
    };
  } catch {
    return { to: PATHS.chat, state: context };
  }
}
