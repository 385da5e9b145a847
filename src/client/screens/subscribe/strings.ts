import { brand } from '../../../shared/brand.ts';
import { translated } from '../../interface/translated.ts';

export const subscribeStrings = translated('subscribe', {
  heading: `${brand.name} Premium`,
  lead: 'Start for free. Change or cancel at any time.',
  leadPremium: 'Change or cancel at any time.',
  share: 'Invite people',
});
