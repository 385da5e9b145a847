import { formatCount } from '../../../shared/format-count.ts';
import { translated } from '../../interface/translated.ts';

const minutes = (count: number) => `${formatCount(count)} min`;

export const accountStrings = translated('account', {
  since: (date: string) => `Member since ${date}`,
  translation: 'Translation',
  hdVoices: 'HD voices',
  recognition: 'Speech recognition on this server',
  saved: 'Saved transcriptions',
  characters: (used: number, limit: number) => `${formatCount(used)} of ${formatCount(limit)} characters`,
  translations: (used: number, limit: number) =>
    `${formatCount(used)} of ${formatCount(limit)} ${limit === 1 ? 'translation' : 'translations'}`,
  minutes: (used: number, limit: number) => `${formatCount(used)} of ${minutes(limit)}`,
  slots: (used: number, limit: number) => `${formatCount(used)} of ${formatCount(limit)} slots`,
  left: (count: number) => `${formatCount(count)} left.`,
  renewsDaily: 'Renews at midnight UTC',
  renewsOn: (date: string) => `Renews on ${date}`,
  endsOn: (date: string) => `Ends on ${date}`,
  slotsNote: 'Save slots don’t renew. Delete transcriptions to make room.',
  usageFailed: 'We couldn’t load your usage. Please try again later.',
  chart: 'Last 30 days',
  chartTotal: (count: number) => `Minutes transcribed on this server: ${formatCount(count)}`,
  chartMost: (day: string, count: number) => `Busiest day: ${day}, ${minutes(count)}`,
  chartEmpty: 'Nothing yet. Speech that your browser transcribes isn’t counted.',
  today: 'Today',
  thisDevice: 'This device',
  signedInNow: 'Signed in now',
  lastUsed: (when: string) => `Last used ${when}`,
  signOut: 'Sign out',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  signOutDevice: (device: string) => `Sign out ${device}`,
  signOutEverywhere: 'Sign out everywhere',
  signOutFailed: 'We couldn’t sign out that device. Please try again.',
  devicesFailed: 'We couldn’t load your devices. Please try again later.',
  download: 'Download my data',
  downloadText:
    'A ZIP file with your transcriptions, words, usage, invites and more. Available once an hour.',
  downloadAction: 'Download',
  downloadFailed: 'We couldn’t download your data',
  downloadFailedText: 'Please try again in a few minutes.',
  delete: 'Delete my account',
  deleteText: 'You have seven days to change your mind.',
  deleteAction: 'Delete…',
  deleteTitle: 'Delete your account?',
  deleteLead:
    'You’ll be signed out on all devices. If you sign in within seven days, you’ll get everything back.',
  deletedData:
    'After that we delete your saved transcriptions, words, usage, invites, devices and profile for good.',
  deletePlan: 'If you have a subscription, it won’t renew. We can’t refund the remaining days.',
  retainedData:
    'The payment provider keeps invoices for as long as tax law requires. Our backups keep a copy of your data until they expire.',
  deviceData:
    'Unsaved text on this device is cleared at once. What you saved with “On this device” turned on stays in this browser.',
  emailLabel: (email: string) => `Type ${email} to confirm`,
  emailWrong: 'That doesn’t match your account’s e-mail address.',
  deleteConfirm: 'Delete my account',
  cancel: 'Cancel',
  deleteFailed: 'We couldn’t delete your account. Please try again.',
});
