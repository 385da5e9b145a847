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
  ['the exact locale before the same language', [voice('uk', 'en-GB'), voice('us', 'en-US')], 'en-US', 'us'],
  ['the same language where the region is missing', [voice('pt', 'pt-PT')], 'pt-BR', 'pt'],
  [
    'a local voice before one that needs the network',
    [voice('far', 'de-DE', { localService: false }), voice('near', 'de-DE')],
    'de-DE',
    'near',
  ],
  ['Android writes en_us', [voice('fr', 'fr_FR'), voice('us', 'en_us')], 'en-US', 'us'],
  ['Filipino is also called tl', [voice('angelo', 'tl-PH')], 'fil-PH', 'angelo'],
  ['Mandarin is also called cmn-Hans-CN', [voice('li', 'cmn-Hans-CN')], 'zh-CN', 'li'],
  ['Cantonese is no Mandarin', [voice('sin-ji', 'zh-HK')], 'zh-CN', undefined],
  ['a joke is the last choice', [voice('Albert', 'en-US'), voice('Samantha', 'en-US')], 'en-US', 'Samantha'],
  [
    'a refined voice before a plain one',
    [voice('Ava', 'en-US'), voice('Ava (Premium)', 'en-US')],
    'en-US',
    'Ava (Premium)',
  ],
  ['never a wrong language', [voice('us', 'en-US', { default: true })], 'th-TH', undefined],
  ['nothing without voices', [], 'en-US', undefined],
])('%s', (_rule, voices, locale, chosen) => {
  expect(pick(voices, locale)).toBe(chosen);
});
