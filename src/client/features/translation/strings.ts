import { formatCount } from '../../../shared/format-count.ts';
import type { Tier } from '../../../shared/limits.ts';
import { translated } from '../../interface/translated.ts';

/** The strings of the first screen. Strings about a translation are loaded with it (result-strings.ts). */
export const translationStrings = translated('translation', {
  toggle: 'Translate',
  swap: 'Swap languages',
  pane: 'Translation',
  empty: 'The translation will appear here.',
  switchedOff: 'Turn on Translate to read this in another language.',
  left: (remaining: number, tier: Tier) =>
    tier === 'free'
      ? `${formatCount(remaining)} ${remaining === 1 ? 'translation' : 'translations'} left today`
      : formatCount(remaining),
  /** Hidden on narrow screens. */
  leftUnit: (count: number) => (count === 1 ? 'character left' : 'characters left'),
  leftFor: 'for translation',
});
