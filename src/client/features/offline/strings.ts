export const offlineStrings = {
  title: 'You are offline',
  text: 'You can still write, read, copy and listen with your browser’s voice. Recording, translation, HD voices, signing in and saving need the network.',
  wentOffline: 'You are offline.',
  cameBack: 'You are online again.',
  newVersion: 'A new version is ready.',
  update: 'Update',
  later: 'Later',
} as const;
