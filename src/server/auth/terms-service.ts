import type { UserStore } from './user-queries.ts';

export type TermsService = ReturnType<typeof createTermsService>;

export function createTermsService(deps: { users: UserStore; now: () => number }) {
  return {
    /** Returns the time of the first acceptance, however often the terms are accepted. */
    accept: async (userId: string): Promise<Date> =>
      new Date(await deps.users.acceptTerms(userId, deps.now())),
  };
}
