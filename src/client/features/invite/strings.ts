import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import { formatCount } from '../../../shared/limits.ts';

const { slots, characters, maxInvitees } = inviteBonus;

/** What people read about inviting others. */
export const inviteStrings = {
  title: 'Invite people',
  lead: `Each person who joins through your link gives you ${slots} more saves and ${formatCount(characters)} more characters, for up to ${maxInvitees} people.`,
  link: 'Your personal link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Please select and copy it.',
  share: 'Share…',
  shareTitle: brand.name,
  shareText: 'Speak, and it is written, translated and read aloud.',
  invited: (count: number) =>
    count === 0
      ? 'Nobody has joined yet'
      : `${formatCount(count)} ${count === 1 ? 'person has' : 'people have'} joined`,
  earned: (extraSlots: number, extraChars: number) =>
    extraSlots === 0
      ? 'No bonus yet'
      : `+${formatCount(extraSlots)} saves and +${formatCount(extraChars)} characters earned`,
  toEarn: (left: number) =>
    left === 0
      ? 'That is the whole bonus. Thank you for spreading the word.'
      : `${left} more ${left === 1 ? 'person' : 'people'} can still earn you +${formatCount(left * slots)} saves and +${formatCount(left * characters)} characters.`,
  unknown: 'The number of people you invited could not be loaded. Please try again later.',
} as const;
