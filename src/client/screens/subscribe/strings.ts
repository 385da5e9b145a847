import { brand } from '../../../shared/brand.ts';

export const subscribeStrings = {
  heading: `${brand.name} Premium`,
  lead: 'Start free. Change or cancel whenever you like.',
  leadPremium: 'Change or cancel whenever you like.',
  share: 'Invite people',
} as const;
