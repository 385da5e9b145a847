import type { User } from './entities.ts';

/** Everything in the personal edition belongs to this user, who may use every language and voice. */
export const localUser: User = {
  googleSub: 'local',
  username: 'You',
  email: '',
  subscriptionTier: 'premium',
};
