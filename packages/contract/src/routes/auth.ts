import * as auth from '../auth.ts';
import { idParams, none } from '../common.ts';
import { FOUND, SIGNED, type Route } from './route.ts';

export const AUTH_ROUTES = [
  { id: 'signUp', method: 'POST', path: '/auth/email/sign-up', access: 'anyone', status: 201, summary: 'Create an account', body: auth.credentials, response: auth.signedIn, errors: ['account_exists'] },
  { id: 'signIn', method: 'POST', path: '/auth/email/sign-in', access: 'anyone', status: 200, summary: 'Sign in', body: auth.signInCredentials, response: auth.signedIn, errors: ['wrong_credentials'] },
  { id: 'sendReset', method: 'POST', path: '/auth/email/send-reset', access: 'anyone', status: 202, summary: 'Send a password reset mail', body: auth.resetRequest, response: auth.done, errors: [] },
  { id: 'resetPassword', method: 'POST', path: '/auth/email/reset', access: 'anyone', status: 200, summary: 'Set a new password', body: auth.resetWithToken, response: auth.done, errors: SIGNED },
  { id: 'verifyEmail', method: 'POST', path: '/auth/email/verify', access: 'anyone', status: 200, summary: 'Confirm an email address', body: auth.verifyRequest, response: auth.done, errors: SIGNED },
  { id: 'googleOAuth', method: 'POST', path: '/auth/google-oauth', access: 'anyone', status: 200, summary: 'Finish sign-in with the identity provider', body: auth.oauthRequest, response: auth.signedIn, errors: SIGNED },
  { id: 'refresh', method: 'POST', path: '/auth/refresh', access: 'anyone', status: 200, summary: 'Exchange a refresh token', body: auth.refreshRequest, response: auth.tokens.extend({ user: auth.user.nullable() }), errors: SIGNED },
  { id: 'signOut', method: 'POST', path: '/auth/sign-out', access: 'owner', status: 200, summary: 'End this session', body: none.optional(), response: auth.done, errors: SIGNED },
  { id: 'claim', method: 'POST', path: '/auth/claim', access: 'account', status: 200, summary: "Move a guest's records to the account", body: auth.claimRequest, response: auth.claimed, errors: ['authentication_failed', 'already_claimed'] },
  { id: 'providers', method: 'GET', path: '/auth/providers', access: 'anyone', status: 200, summary: 'Identity providers', response: auth.providers, errors: [] },
  { id: 'devices', method: 'GET', path: '/auth/devices', access: 'account', status: 200, summary: 'Where this account is signed in', response: auth.devices, errors: SIGNED },
  { id: 'endDevice', method: 'DELETE', path: '/auth/devices/{id}', access: 'account', status: 200, summary: 'Sign a device out', params: idParams, response: auth.done, errors: FOUND },
] as const satisfies readonly Route[];
