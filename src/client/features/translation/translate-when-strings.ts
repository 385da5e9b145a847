export const translateWhenStrings = {
  when: 'When to translate',
  afterRecording: 'After recording',
  whileSpeaking: 'While speaking',
  translateWhileSpeaking: 'Translate while speaking',
  needs: 'While speaking needs Premium or on-device translation.',
  upgrade: 'Upgrade',
  upgradeAlt: 'Upgrade to Premium to translate while you speak',
} as const;
