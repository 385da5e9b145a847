import { brand } from '../../../shared/brand.ts';
import { formatCount } from '../../../shared/format-count.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import { translated } from '../../interface/translated.ts';

const { slots, characters, maxInvitees } = inviteBonus;

export const inviteStrings = translated('invite', {
  title: 'Invite people',
  lead: `For each person who joins with your link, you get ${slots} more save slots and ${formatCount(characters)} more characters per transcript (up to ${maxInvitees} people).`,
  link: 'Your personal link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'We couldn’t copy the link. Please select it and copy it yourself.',
  share: 'Share…',
  shareTitle: brand.name,
  shareText: 'Turn speech into text, translate it and hear it read aloud.',
  invited: (count: number) =>
    count === 0
      ? 'No one has joined yet'
      : `${formatCount(count)} ${count === 1 ? 'person has' : 'people have'} joined`,
  earned: (extraSlots: number, extraChars: number) =>
    extraSlots === 0
      ? 'No bonus yet'
      : `+${formatCount(extraSlots)} save slots and +${formatCount(extraChars)} characters per transcript earned`,
  toEarn: (left: number) =>
    left === 0
      ? 'You’ve earned the full bonus. Thank you for spreading the word!'
      : `Invite ${left} more ${left === 1 ? 'person' : 'people'} to earn ${formatCount(left * slots)} more save slots and ${formatCount(left * characters)} more characters per transcript.`,
  unknown: 'We couldn’t load your invites. Please try again later.',
});
