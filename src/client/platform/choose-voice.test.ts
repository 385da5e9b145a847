import { expect, test } from 'vitest';
import { chooseVoice, type VoiceLike } from './choose-voice.ts';

const voice = (name: string, lang: string, more: Partial<VoiceLike> = {}): VoiceLike => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});
const pick = (voices: VoiceLike[], locale: string) => chooseVoice(voices, locale)?.name;

test.each([
  [
    'prefers the exact locale to the same language',
    [voice('uk', 'en-GB'), voice('us', 'en-US')],
    'en-US',
    'us',
  ],
  ['uses the same language if the region is missing', [voice('pt', 'pt-PT')], 'pt-BR', 'pt'],
  [
    'prefers a local voice to one that needs the network',
    [voice('far', 'de-DE', { localService: false }), voice('near', 'de-DE')],
    'de-DE',
    'near',
  ],
  ['understands en_us on Android', [voice('fr', 'fr_FR'), voice('us', 'en_us')], 'en-US', 'us'],
  ['recognises tl as Filipino', [voice('angelo', 'tl-PH')], 'fil-PH', 'angelo'],
  ['recognises cmn-Hans-CN as Mandarin', [voice('li', 'cmn-Hans-CN')], 'zh-CN', 'li'],
  ['does not use Cantonese for Mandarin', [voice('sin-ji', 'zh-HK')], 'zh-CN', undefined],
  ['uses a novelty voice last', [voice('Albert', 'en-US'), voice('Samantha', 'en-US')], 'en-US', 'Samantha'],
  [
    'prefers an enhanced voice to a plain one',
    [voice('Ava', 'en-US'), voice('Ava (Premium)', 'en-US')],
    'en-US',
    'Ava (Premium)',
  ],
  ['never uses the wrong language', [voice('us', 'en-US', { default: true })], 'th-TH', undefined],
  ['returns nothing without voices', [], 'en-US', undefined],
])('%s', (_rule, voices, locale, chosen) => {
  expect(pick(voices, locale)).toBe(chosen);
});
