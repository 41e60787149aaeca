import * as auth from '../auth.ts';
import * as chat from '../chat.ts';
import { idParams, none, pageQuery } from '../common.ts';
import { FOUND, SIGNED, type Route } from './route.ts';

export const CHAT_ROUTES = [
  { id: 'createChat', method: 'POST', path: '/mental-health/sessions', access: 'account', status: 201, summary: 'Start a chat session', body: chat.chatSessionCreate, response: chat.chatSessionResponse, errors: FOUND },
  { id: 'listChats', method: 'GET', path: '/mental-health/sessions', access: 'account', status: 200, summary: 'Chat sessions, newest first', query: pageQuery, response: chat.chatSessions, errors: SIGNED },
  { id: 'getChat', method: 'GET', path: '/mental-health/sessions/{id}', access: 'account', status: 200, summary: 'One chat session', params: idParams, response: chat.chatSessionResponse, errors: FOUND },
  { id: 'renameChat', method: 'PATCH', path: '/mental-health/sessions/{id}', access: 'account', status: 200, summary: 'Rename a chat session', params: idParams, body: chat.chatSessionChange, response: chat.chatSessionResponse, errors: FOUND },
  { id: 'endChat', method: 'DELETE', path: '/mental-health/sessions/{id}', access: 'account', status: 200, summary: 'End a chat session, or erase it', params: idParams, query: chat.purgeQuery, response: auth.done, errors: FOUND },
  { id: 'getChatDetailed', method: 'GET', path: '/mental-health/sessions/{id}/detailed', access: 'account', status: 200, summary: 'Everything recorded about a chat session', params: idParams, response: chat.chatSessionDetailed, errors: FOUND },
  { id: 'listMessages', method: 'GET', path: '/mental-health/sessions/{id}/messages', access: 'account', status: 200, summary: 'Messages, oldest first', params: idParams, query: pageQuery, response: chat.chatMessages, errors: FOUND },
  { id: 'sendMessage', method: 'POST', path: '/mental-health/sessions/{id}/messages', access: 'account', status: 200, summary: 'Send a message', params: idParams, body: chat.messageRequest, response: chat.messageResponse, errors: ['authentication_failed', 'not_found', 'session_ended'] },
  { id: 'regenerate', method: 'POST', path: '/mental-health/sessions/{id}/messages/{message}/regenerate', access: 'account', status: 200, summary: 'Another version of a reply', params: chat.messageParams, body: none.optional(), response: chat.messageResponse, errors: ['authentication_failed', 'not_found', 'session_ended'] },
  { id: 'stopReply', method: 'POST', path: '/mental-health/sessions/{id}/stop', access: 'account', status: 200, summary: 'Stop the reply and keep the partial', params: idParams, body: none.optional(), response: auth.done, errors: FOUND },
  { id: 'chatEvents', method: 'GET', path: '/mental-health/sessions/{id}/events', access: 'account', status: 200, summary: 'Resume a stream', params: idParams, query: chat.eventsQuery, response: 'stream', errors: FOUND },
  { id: 'putSafetyPlan', method: 'PUT', path: '/mental-health/sessions/{id}/safety-plan', access: 'account', status: 200, summary: 'Keep the safety plan', params: idParams, body: chat.safetyPlan, response: chat.chatSessionResponse, errors: FOUND },
  { id: 'listFlagged', method: 'GET', path: '/admin/flagged', access: 'account', status: 200, summary: 'Flagged chat sessions', query: chat.flaggedQuery, response: chat.flagged, errors: SIGNED },
] as const satisfies readonly Route[];
