import { tooLongToSave } from '../../../shared/save-limit.ts';
import { translated } from '../../interface/translated.ts';

/** Loaded with the note about text that is longer than the cap. */
export const overCapStrings = translated('overCap', {
  longSave: 'Premium has ended, but you can still save this text in full.',
  tooLong: tooLongToSave,
  canStillCopy: 'You can still copy or export it.',
});
