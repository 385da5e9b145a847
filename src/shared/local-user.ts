import type { User } from './entities.ts';

/** Everything in a personal Rhapsode belongs to this user, who may use every language and voice. */
export const localUser: User = {
  googleSub: 'local',
  username: 'You',
  email: '',
  subscriptionTier: 'premium',
};
