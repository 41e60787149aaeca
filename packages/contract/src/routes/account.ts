import * as account from '../account.ts';
import * as auth from '../auth.ts';
import { SIGNED, type Route } from './route.ts';

export const ACCOUNT_ROUTES = [
  {
    id: 'getProfile',
    method: 'GET',
    path: '/users/me',
    access: 'account',
    status: 200,
    summary: 'Profile and settings',
    response: account.profile,
    errors: SIGNED,
  },
  {
    id: 'changeProfile',
    method: 'PATCH',
    path: '/users/me',
    access: 'account',
    status: 200,
    summary: 'Change profile or settings',
    body: account.profileChange,
    response: account.profile,
    errors: SIGNED,
  },
  {
    id: 'deleteAccount',
    method: 'DELETE',
    path: '/users/me',
    access: 'account',
    status: 200,
    summary: 'Delete the account and everything in it',
    response: auth.done,
    errors: SIGNED,
  },
  {
    id: 'exportAccount',
    method: 'GET',
    path: '/users/me/export',
    access: 'account',
    status: 200,
    summary: 'Everything as one archive',
    response: 'binary',
    errors: SIGNED,
  },
] as const satisfies readonly Route[];
