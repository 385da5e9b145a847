import { espeakVoices } from '../../shared/espeak-voices.ts';

/** Kokoro's English speakers for our ten voices. */
const english: Readonly<Record<string, string>> = {
  alloy: 'am_michael',
  ash: 'am_fenrir',
  ballad: 'bf_emma',
  coral: 'af_heart',
  echo: 'bm_george',
  fable: 'bm_fable',
  nova: 'af_nova',
  onyx: 'am_onyx',
  sage: 'af_sarah',
  shimmer: 'af_bella',
};

/** Kokoro's few speakers for other languages: women first, then men. */
const others: Readonly<Record<string, readonly [string[], string[]]>> = {
  es: [['ef_dora'], ['em_alex', 'em_santa']],
  fr: [['ff_siwis'], ['ff_siwis']],
  it: [['if_sara'], ['im_nicola']],
  pt: [['pf_dora'], ['pm_alex', 'pm_santa']],
  hi: [
    ['hf_alpha', 'hf_beta'],
    ['hm_omega', 'hm_psi'],
  ],
  ja: [['jf_alpha', 'jf_gongitsune', 'jf_nezumi', 'jf_tebukuro'], ['jm_kumo']],
  zh: [
    ['zf_xiaobei', 'zf_xiaoni', 'zf_xiaoxiao', 'zf_xiaoyi'],
    ['zm_yunjian', 'zm_yunxi', 'zm_yunxia', 'zm_yunyang'],
  ],
};

/** espeak settings that make the ten voices distinguishable. */
const espeakShapes: Readonly<Record<string, readonly [variant: string, pitch: number]>> = {
  alloy: ['m3', 58],
  ash: ['m7', 44],
  ballad: ['f4', 58],
  coral: ['f5', 58],
  echo: ['Lee', 40],
  fable: ['ed', 56],
  nova: ['Annie', 62],
  onyx: ['david', 38],
  sage: ['aunty', 50],
  shimmer: ['linda', 62],
};

export const voiceIds = Object.keys(english);

/** A Kokoro speaker, or espeak with its own sound. Most Kokoro speakers need an espeak voice for the pronunciation. */
export interface Speaker {
  kokoro: string | undefined;
  language: string;
  espeakVoice: string;
  variant: string;
  pitch: number;
}

export function chooseSpeaker(voice: string, language: string): Speaker {
  const [variant, pitch] = espeakShapes[voice] ?? ['m3', 50];
  const known = espeakVoices[language] === undefined ? 'en' : language;
  // British speakers mispronounce American sounds.
  const british = english[voice]?.startsWith('b') && known === 'en';
  const espeakVoice = british ? 'en-gb' : (espeakVoices[known] ?? 'en-us');
  return { kokoro: kokoroSpeaker(voice, known), language: known, espeakVoice, variant, pitch };
}

function kokoroSpeaker(voice: string, language: string): string | undefined {
  if (language === 'en') return english[voice];
  const woman = english[voice]?.[1] === 'f';
  const speakers = others[language]?.[woman ? 0 : 1];
  return speakers?.[voiceIds.indexOf(voice) % speakers.length];
}
