import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

export const turnStrings = translated('turns', {
  back: 'Back to the text',
  both: 'Both',
  list: 'Turns',
  speakers: 'Speakers',
  unknown: 'Unknown speaker',
  numbered: (number: number) => `Speaker ${number}`,
  change: (name: string) => `Change the speaker: ${name}`,
  title: 'Who is speaking?',
  name: 'Name',
  every: (name: string) => `All of ${name}’s turns`,
  everyUnknown: 'All turns without a name',
  cancel: 'Cancel',
  done: 'Done',
  split: 'Split this turn',
  splitText: 'Choose the sentence where somebody else starts to speak.',
  rename: (name: string) => `Rename ${name}`,
  saveName: 'Save the name',
  turns: (count: number) => (count === 1 ? '1 turn' : `${formatCount(count)} turns`),
  note: 'A new name applies to all of that speaker’s turns.',
  mergeWith: (name: string) => `Is ${name} one of the others?`,
  merge: (name: string) => `Merge with ${name}`,
  noSpeakers: 'Nobody has a name yet. Press the circle beside a turn to say who speaks.',
  renamed: (before: string, after: string) => `${before} is now ${after}`,
  merged: (one: string, other: string) => `${one} and ${other} are now one speaker`,
  named: (name: string) => `This turn is now ${name}’s`,
  undo: 'Undo',
  undoAlt: 'Undo the change of speakers',
});

export const soundStrings = translated('recordingSound', {
  bar: 'Recording',
  play: 'Play the recording',
  pause: 'Pause the recording',
  back: 'Back 5 seconds',
  forward: 'Forward 5 seconds',
  position: 'Position in the recording',
  playFrom: (time: string) => `Play from ${time}`,
  kept: 'Recordings on this device',
  keptText: (size: string) => `${size} in this browser, to hear what was said in imported texts.`,
  none: 'No imported recordings are in this browser.',
  delete: 'Delete all',
  deleteTitle: 'Delete all recordings?',
  deleteText:
    'Your texts stay, but you can’t hear the recordings again. A recording that is still being transcribed is kept.',
  keep: 'Keep them',
  deleted: 'Recordings deleted',
  elsewhere:
    'The recording isn’t on this device. If it was kept, it’s in the browser where this text was recorded or imported.',
});
