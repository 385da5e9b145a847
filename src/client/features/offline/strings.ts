import { translated } from '../../interface/translated.ts';

export const offlineStrings = translated('offline', {
  title: 'You’re offline',
  text: 'You can still type, copy and listen with your browser’s voice. Translation, HD voices, signing in and saving need a connection.',
  wentOffline: 'You’re offline.',
  cameBack: 'You’re back online.',
  newVersion: 'A new version is ready.',
  update: 'Update',
  later: 'Later',
});
