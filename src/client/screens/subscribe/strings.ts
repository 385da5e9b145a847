import { brand } from '../../../shared/brand.ts';

export const subscribeStrings = {
  heading: `${brand.name} Premium`,
  lead: 'Start for free. Change or cancel at any time.',
  leadPremium: 'Change or cancel at any time.',
  share: 'Invite people',
} as const;
