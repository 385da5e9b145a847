import type { KeyScope } from '../../shared/key-scopes.ts';
import type { Tier } from '../../shared/limits.ts';

/** The signed-in person behind a request, with the tier the server has on record. */
export interface SessionUser {
  id: string;
  username: string;
  email: string;
  photoUrl: string | null;
  createdAt: number;
  /** How many people have joined through this person's link. */
  invitees: number;
  tier: Tier;
  periodEnd?: number | undefined;
  /** Missing for users without a session, such as the fake user of development mode. */
  sessionHash?: string | undefined;
  signedInAt?: number | undefined;
  /** Set if the request comes from a program with an API key, which may do only this. */
  keyScopes?: readonly KeyScope[];
}
