import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';
import type { LibraryService } from './library-service.ts';

export function registerLibrary(route: Route, library: LibraryService): void {
  route(api.library, ({ user, query }) => library.page(user, query));
  route(api.librarySummary, ({ user }) => library.summary(user));
}
