import type { oauthRequest } from '@yarrow/contract';
import type { z } from 'zod';
import { ApiError } from '../../../http/api-error.ts';
import { spend } from '../../../http/budgets.ts';
import { mount, type Call, type Doorway } from '../../../http/mount.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { exchangeCode } from './exchange-code.ts';
import { listProviders } from './list-providers.ts';
import { createProvider, type ProviderConfig } from './provider.ts';
import { isOwnRedirect } from './redirects.ts';
import { signInExternal } from './sign-in-external.ts';

export interface ExternalDeps extends AuthDeps {
  oidc: ProviderConfig | undefined;
  log: { warn: (fields: object, message: string) => void };
}

export function externalRoutes(door: Doorway, deps: ExternalDeps): void {
  const provider = deps.oidc ? createProvider(deps.oidc, deps.clock) : null;

  mount(door, 'providers', () => listProviders(provider));

  mount(
    door,
    'googleOAuth',
    async ({ body, origin }: Call<never, never, z.infer<typeof oauthRequest>>) => {
      await spend(deps.budgets, 'token-network', origin.network);
      if (!provider) throw new ApiError('authentication_failed');
      if (!isOwnRedirect(body.redirect_uri, deps.publicUrl))
        throw new ApiError('invalid_request', [
          { field: 'redirect_uri', message: 'is not an address of this server' },
        ]);
      const external = await exchangeCode(provider, body, deps.log);
      return await signInExternal(deps, external, origin);
    },
  );
}
