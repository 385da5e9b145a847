import { brand } from '../../../shared/brand.ts';
import { formatCount } from '../../../shared/format-count.ts';
import { formatLongDate } from '../../../shared/format-date.ts';
import { translated } from '../../interface/translated.ts';
import type { ImportHold } from './import-job.ts';
import type { ImportProblem } from './import-problem.ts';

const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** Formats 92 minutes as "1 h 32 min" and half a minute as "30 s". */
function duration(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const [hours, rest] = [Math.floor(minutes(seconds) / 60), minutes(seconds) % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const unchanged = 'Your text hasn’t changed and no minutes were used.';
const formats = `${brand.name} can open WAV, MP3, M4A, OGG, WebM, FLAC, MP4, MOV, TXT, Markdown, SRT, VTT and Word files.`;

/** A title and an explanation for each problem with a file. */
export const importProblemStrings = translated('importProblems', {
  empty: {
    title: (name: string) => `${name} is empty`,
    text: () => `There’s nothing in the file. ${unchanged}`,
  },
  'not-media': {
    title: (name: string) => `${name} can’t be read`,
    text: () => `It isn’t a recording or a text file. ${formats} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name: string) => `${name} has no subtitles`,
    text: () => `The file has no subtitle timings. Rename it to .txt to import it as text. ${unchanged}`,
  },
  'no-sound': {
    title: (name: string) => `${name} has no sound`,
    text: () => `The file has video but no audio, so there’s nothing to transcribe. ${unchanged}`,
  },
  'no-speech': {
    title: (name: string) => `No speech in ${name}`,
    text: () => `We checked the whole file and found no speech. ${unchanged}`,
  },
  encrypted: {
    title: (name: string) => `${name} is protected`,
    text: () => `The file is encrypted, so only the app it comes from can open it. ${unchanged}`,
  },
  codec: {
    title: (name: string) => `This browser can’t play ${name}`,
    text: (codec: string | undefined) =>
      `Its audio is in ${codec ? `${codec}, which` : 'a format that'} this browser can’t decode. Try another browser, or convert the file to MP3. ${unchanged}`,
  },
  damaged: {
    title: (name: string) => `${name} is damaged`,
    text: () => `Part of the file is missing or damaged. Try copying or downloading it again. ${unchanged}`,
  },
  overstated: {
    title: (name: string) => `${name} can’t be read`,
    text: () =>
      `It claims to contain far more sound than a file of its size can hold. Try copying or downloading it again. ${unchanged}`,
  },
  'too-large': {
    title: (name: string) => `${name} is too large`,
    text: () => `Recordings can be up to 2 GB, and text files up to 20 MB. ${unchanged}`,
  },
} satisfies Record<ImportProblem, { title(name: string): string; text(codec: string | undefined): string }>);

export const importStrings = translated('importing', {
  drop: 'Drop to import',
  title: (name: string) => `Import ${name}`,
  measuring: (share: number) => `Detecting speech… ${Math.floor(share * 100)}%`,
  measured: (lengthSeconds: number, speechSeconds: number, parts: number) =>
    `${duration(lengthSeconds)} long, with ${duration(speechSeconds)} of speech. ${parts === 1 ? 'It fits in one part' : `It will be split into about ${parts} parts`}.`,
  uses: (seconds: number) => `Uses ${duration(seconds)}`,
  left: (left: number, limit: number) => `${Math.floor(left / 60)} of ${Math.floor(limit / 60)} min left`,
  silence: 'Silence isn’t counted.',
  where:
    'The speech is sent to this server and its recognition provider to be transcribed, and isn’t kept there. The file stays in this browser.',
  onServer:
    'The speech is transcribed on this server. It isn’t kept or sent anywhere else. The file stays in this browser.',
  needsMore: (seconds: number, left: number) =>
    `Needs ${duration(seconds)}, but you only have ${Math.floor(left / 60)} min left`,
  needsMoreText: 'We’ll transcribe as much as your allowance covers. The rest stays on this device.',
  upgrade: 'Upgrade',
  language: 'Spoken language',
  import: 'Import',
  cancel: 'Cancel',
  close: 'Close',
  another: 'Choose another file',
  signInTitle: 'Sign in to import recordings',
  signIn: 'Sign In',
  signInAlt: 'Sign in to import recordings',
  notOffered: 'This server can’t transcribe recordings. You can still import text files.',
  onDevice: 'Turn off “On this device” to import recordings. You can still import text files.',
  elsewhere: 'Another tab is importing a file. Finish or remove that import first.',
  failed: 'We couldn’t import the file. Please try again.',
  imported: (name: string) => `Imported ${name}`,
  lost: 'The shared file didn’t arrive. Please share it again.',
});

export const progressStrings = translated('importProgress', {
  title: (name: string) => `Transcribing ${name}`,
  progress: (done: number, total: number) => `${Math.floor(done / 60)} of ${minutes(total)} min`,
  timeLeft: (seconds: number) => ` · about ${duration(seconds)} left`,
  paused: 'Paused',
  hold: {
    offline: 'Waiting for the network',
    failed: 'Some speech couldn’t be transcribed',
    allowance: 'You’ve used up your speech allowance',
    'signed-out': 'Sign in to continue',
    memory: 'Not enough memory. A smaller model needs less: npm run engines -- recognition:base',
  } satisfies Record<ImportHold, string>,
  kept: 'Your text so far is safe, and the rest of the recording stays on this device.',
  renewsDaily: (time: string) => `Your allowance renews at ${time}.`,
  renewsOn: (date: string) => `Your allowance renews on ${formatLongDate(date)}.`,
  unsaved: 'Keep this page open: the file is too large to store on this device.',
  pause: 'Pause',
  resume: 'Continue',
  retry: 'Try again',
  cancel: 'Cancel',
  cancelTitle: 'Stop transcribing?',
  cancelText: 'You’ll keep the text you have so far.',
  stop: 'Stop',
  keep: 'Keep going',
  damaged: (seconds: number) =>
    `The file is damaged after ${duration(seconds)}. Everything before that has been transcribed.`,
});

export const partStrings = translated('importParts', {
  part: (name: string, part: number, parts: number) => `${name}, part ${part} of ${parts}`,
  coming: (count: number) => `· ${count} more to come`,
  all: 'All parts',
  previous: 'Previous part',
  next: 'Next part',
  item: (part: number) => `Part ${part}`,
  saved: 'Saved',
  saveAll: 'Save all parts',
  saveFinished: 'Save finished parts',
  unfinished: 'The last part isn’t finished yet.',
  exportAll: 'Export all parts…',
  listen: 'Listen to the recording',
  stopListening: 'Stop listening',
  cantPlay: 'The recording can’t be played',
  turns: 'Show who speaks',
  remove: 'Remove import…',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'The recording and any parts you haven’t saved will be deleted from this device.',
  removeConfirm: 'Remove',
  keep: 'Keep it',
  savedAll: (count: number) => (count === 1 ? 'Saved 1 part' : `Saved ${formatCount(count)} parts`),
  savedSome: (saved: number, count: number) =>
    `Saved ${saved} of ${count} parts. The rest stay on this device.`,
});

export const sharedFileStrings = translated('sharedFile', {
  title: 'Open this file?',
  text: 'Another app or website sent this file. Open it only if you shared it yourself.',
  open: 'Open it',
  cancel: 'Not now',
});
