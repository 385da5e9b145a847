import { formatCount } from './format-count.ts';
import type { SaveMessages } from './save-limit.ts';

/** The personal edition has no plans, and its owner sets the limits. */
export const personalSaveMessages: SaveMessages = {
  full: () =>
    'There’s no room for more saved transcriptions. Delete some, or raise the limit in PERSONAL_LIMITS.',
  tooLong: (_tier, excess) =>
    `Too long to save: remove ${formatCount(excess)} ${excess === 1 ? 'character' : 'characters'}`,
};
