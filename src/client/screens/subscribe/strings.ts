import { brand } from '../../../shared/brand.ts';

export const subscribeStrings = {
  heading: `${brand.name} Premium`,
  lead: 'Longer texts, ten HD voices, and translation all month.',
  share: 'Invite people',
} as const;
