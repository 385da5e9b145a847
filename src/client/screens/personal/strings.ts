import { brand } from '../../../shared/brand.ts';
import { personalSaveMessages } from '../../../shared/personal-save-messages.ts';
import { translated } from '../../interface/translated.ts';

export const personalStrings = translated('personal', {
  ...personalSaveMessages,
  signOut: 'Sign out',
  people: 'People',
  switchFailed: 'The server can’t be reached. Please try again.',
  about: `About ${brand.name}`,
  stillHere: 'Your text is still in the recorder.',
});
