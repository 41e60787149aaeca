export type { Conversation, Message, Reply, Setting, Turn } from './conversation/conversation.ts';
export { joinSafety } from './conversation/join-safety.ts';
export { judgeMessage } from './conversation/judge-message.ts';
export { startConversation } from './conversation/start-conversation.ts';
export { takeTurn } from './conversation/take-turn.ts';
export * from './danger.ts';
