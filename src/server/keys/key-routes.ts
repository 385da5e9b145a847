import { api } from '../../shared/api.ts';
import { bearerKeyOf } from '../http/bearer-key.ts';
import type { Authenticate, Route } from '../http/route.ts';
import type { KeyService } from './key-service.ts';

export function registerKeys(route: Route, keys: KeyService): void {
  route(api.keys, ({ user }) => keys.list(user));
  route(api.createKey, ({ user, body }) => keys.create(user, body));
  route(api.revokeKey, ({ user, params }) => keys.revoke(user, params.id));
}

/** A request with a key is only ever made as the key's owner, whatever its cookies say. */
export function acceptKeys(keys: KeyService, otherwise: Authenticate): Authenticate {
  return (request, reply) => {
    const key = bearerKeyOf(request);
    return key === undefined ? otherwise(request, reply) : keys.authenticate(key);
  };
}
