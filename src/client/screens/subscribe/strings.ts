import { brand } from '../../../shared/brand.ts';
import { translated } from '../../interface/translated.ts';

export const subscribeStrings = translated('subscribe', {
  heading: `${brand.name} Premium`,
  lead: 'Start for free. Cancel at any time.',
  leadPremium: 'Cancel at any time.',
  share: 'Invite people',
});
