import { termsVersion } from '../../shared/terms.ts';
import type { UserStore } from './user-queries.ts';

export type TermsService = ReturnType<typeof createTermsService>;

export function createTermsService(deps: { users: UserStore; now: () => number }) {
  return {
    /** Returns when the user first accepted this version of the terms. */
    accept: async (userId: string): Promise<Date> =>
      new Date(await deps.users.acceptTerms(userId, termsVersion, deps.now())),

    /** Whether the user has accepted only an earlier version. */
    async haveChanged(userId: string): Promise<boolean> {
      const accepted = await deps.users.acceptedTerms(userId);
      return accepted !== undefined && accepted !== termsVersion;
    },
  };
}
