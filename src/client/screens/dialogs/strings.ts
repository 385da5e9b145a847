import { brand } from '../../../shared/brand.ts';
import { formatCount } from '../../../shared/format-count.ts';
import { saveLimitMessage } from '../../../shared/save-limit.ts';
import { translated } from '../../interface/translated.ts';

export const aboutStrings = translated('about', {
  title: `About ${brand.name}`,
  lead: 'In ancient Greece, a rhapsode travelled from town to town and recited poems to people who would never have read them.',
  paragraphs: (voices: number) => [
    `${brand.name} does the same for your words. Speak in any of 18 languages and watch your words appear. Then edit them, translate them, save them, or hear them read aloud by your browser or one of ${voices} HD voices.`,
    'The HD voices are AI-generated: they aren’t recordings of people. Your browser or our server turns your speech into text, and we don’t keep the audio.',
  ],
  contact: 'Questions, problems or ideas?',
  write: 'Write to us',
});

export const upgradeStrings = translated('upgrade', {
  title: 'Upgrade to Premium',
  lead: (price: string) => `${price} a month. Renews until you cancel. You get:`,
  subscribe: 'Subscribe Now',
  later: 'Not now',
});

export const saveLimitStrings = translated('saveLimit', {
  title: 'Save Limit Reached',
  reached: saveLimitMessage,
  kept: 'Your text is still in the recorder. You can also delete a saved transcription to make room.',
  over: (excess: number) =>
    `Your text is still in the recorder. Delete ${formatCount(excess)} saved transcriptions to save again.`,
  view: 'View Saved',
  upgrade: 'Upgrade',
  contact: 'Contact support',
});

export const saveConflictStrings = translated('saveConflict', {
  title: 'Changed elsewhere',
  text: 'This text was also changed in another tab or on another device. Which version do you want to keep?',
  other: 'The other version',
  mine: 'Keep mine',
  theirs: 'Keep theirs',
  both: 'Keep both',
});

export const signOutStrings = translated('signOut', {
  title: 'Keep this text on this device?',
  text: 'You haven’t saved it. If you keep it, anyone who uses this browser can read it after you sign out.',
  keep: 'Keep text and sign out',
  clear: 'Clear text and sign out',
});

export const signOutConversationStrings = translated('signOutConversation', {
  title: 'Keep your conversation on this device?',
  text: 'If you keep it, anyone who uses this browser can read it after you sign out.',
  keep: 'Keep conversation and sign out',
  clear: 'Clear conversation and sign out',
});

export const signOutBothStrings = translated('signOutBoth', {
  title: 'Keep your text and conversation on this device?',
  text: 'If you keep them, anyone who uses this browser can read them after you sign out.',
  keep: 'Keep both and sign out',
  clear: 'Clear both and sign out',
});

export const serverRecordingStrings = translated('serverRecording', {
  title: `Let ${brand.name} turn your speech into text?`,
  text: `This browser doesn’t have speech recognition, but ${brand.name} can transcribe what you say.`,
  where: 'Your speech goes to this server and its recognition provider.',
  kept: 'The server doesn’t keep the audio. This device keeps a copy until it’s transcribed.',
  allowance: {
    free: (minutes: number) => `${minutes} minutes of speech a day are free.`,
    premium: (minutes: number) => `${minutes} minutes of speech are included in each billing period.`,
  },
  start: 'Start recording',
  type: 'I’ll type instead',
});

export const shortcutsStrings = translated('shortcuts', {
  title: 'Keyboard shortcuts',
  lead: 'These work on the Record tab.',
  record: 'Start or stop recording, or hold to record (when not typing)',
  recordInText: 'Start or stop recording (any time)',
  save: 'Save (when not typing)',
  play: 'Play or stop (when not typing)',
  copy: 'Copy (when not typing)',
  translate: 'Turn translation on or off (when not typing)',
  find: 'Find in the text',
  undo: 'Undo (when typing)',
  redo: 'Redo (when typing)',
  toast: 'Go to the notification',
  sheet: 'Show this list',
  space: 'Space',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
});
