import { translated } from '../../interface/translated.ts';

export const translateWhenStrings = translated('translateWhen', {
  when: 'When to translate',
  afterRecording: 'After recording',
  whileSpeaking: 'While speaking',
  translateWhileSpeaking: 'Translate while speaking',
  needs: 'Translating while you speak needs Premium or on-device translation.',
  upgrade: 'Upgrade',
  upgradeAlt: 'Upgrade to Premium to translate while you speak',
});
