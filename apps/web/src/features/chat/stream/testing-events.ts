import type { ChatEvent, ChatMessage, ChatSession, Safety } from '@yarrow/contract';

/** Ids in the order of their numbers, as the server's are in the order of time. */
export const idOf = (n: number): string =>
  `01890000-0000-7000-8000-${n.toString().padStart(12, '0')}`;

export const SAFE: Safety = {
  level: 'none',
  emergency: false,
  indicators: [],
  resources: [],
  carry_over: false,
};

const TIME = '2026-01-02T03:04:05.000Z';

export const message = (n: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: idOf(n),
  session_id: idOf(1),
  user_id: idOf(2),
  role: 'user',
  content: `message ${n}`,
  timestamp: TIME,
  citations: [],
  quick_replies: [],
  status: 'complete',
  client_id: null,
  replaces: null,
  superseded_by: null,
  case_change: null,
  ...change,
});

export const session = (change: Partial<ChatSession> = {}): ChatSession => ({
  id: idOf(1),
  user_id: idOf(2),
  title: null,
  session_type: 'support',
  status: 'active',
  created_at: TIME,
  updated_at: TIME,
  last_activity: TIME,
  risk_level: 'none',
  safety: SAFE,
  metadata: {
    crisis_indicators: [],
    suicidal_ideation: false,
    self_harm_risk: false,
    immediate_intervention: false,
    risk_detected_at: null,
    symptom_context: null,
    safety_plan: null,
  },
  ...change,
});

/** A message and its reply, from the first event to the last. */
export function wholeReply(words: readonly string[]): ChatEvent[] {
  const asked = message(10, { client_id: idOf(9) });
  const reply = message(12, { role: 'assistant', content: '', status: 'streaming' });
  return [
    { id: idOf(100), type: 'accepted', message: asked, session: session(), safety: SAFE },
    { id: idOf(101), type: 'begun', message: reply },
    ...words.map((text, i): ChatEvent => ({
      id: idOf(102 + i),
      type: 'text',
      message_id: reply.id,
      text,
    })),
    {
      id: idOf(900),
      type: 'done',
      message: { ...reply, content: words.join(''), status: 'complete' },
      session: session(),
      safety: SAFE,
    },
  ];
}
