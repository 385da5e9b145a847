import type { User } from './entities.ts';

export const localUserId = 'local';

/** Everything in the personal edition belongs to this user, who may use every language and voice. */
export const localUser: User = {
  googleSub: localUserId,
  username: 'You',
  email: '',
  subscriptionTier: 'premium',
};
