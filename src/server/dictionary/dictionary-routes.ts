import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import type { DictionaryService } from './dictionary-service.ts';

export function registerDictionary(route: Route, dictionary: DictionaryService): void {
  route(api.dictionary, ({ user }) => dictionary.read(user));

  route(api.saveDictionary, ({ body, user }) => dictionary.replace(user, body));
}
