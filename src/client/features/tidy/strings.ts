import { formatCount } from '../../../shared/format-count.ts';
import type { TidyAction } from '../../../shared/tidy/tidy-actions.ts';
import { translated } from '../../interface/translated.ts';

const characters = (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`;

export const actionLabels = translated('tidyActions', {
  fillers: 'Remove filler words',
  punctuate: 'Punctuate and split into paragraphs',
  email: 'Make it an e-mail',
  summarise: 'Summarise',
  shorten: 'Shorten',
} satisfies Record<TidyAction | 'fillers', string>);

export const tidyStrings = translated('tidy', {
  title: 'Tidy the text',
  lead: 'You’ll review every change before it’s applied.',
  fillersNote: 'Also fixes repeated words, spacing and capitals. Runs on this device.',
  premium: 'Premium',
  cost: characters,
  compareTitle: 'Check the changes',
  used: (count: number, of: number) => `Used ${formatCount(count)} of your ${characters(of)}.`,
  nothing: 'There’s nothing to change.',
  removed: 'removed',
  added: 'added',
  unspoken: 'you didn’t say this',
  position: (at: number, count: number) => `Change ${formatCount(at)} of ${formatCount(count)}`,
  reject: 'Reject',
  accept: 'Accept',
  previous: 'Previous change',
  next: 'Next change',
  keep: 'Keep my text',
  acceptAll: 'Accept all',
  acceptSome: (accepted: number, count: number) => `Accept ${formatCount(accepted)} of ${formatCount(count)}`,
  change: (at: number, what: string) => `Change ${formatCount(at)}: ${what}`,
  failed: 'We couldn’t tidy the text',
  failedText: 'Please try again in a moment.',
  back: 'Back',
});
