/** What is needed of a SpeechSynthesisVoice to choose one. */
export interface VoiceLike {
  name: string;
  lang: string;
  localService: boolean;
  default: boolean;
}

/** Voices that are made for jokes; systems list them before the good ones. */
const novelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|hysterical|jester|junior|kathy|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;
const refined = /natural|neural|premium|enhanced|siri|wavenet/i;

/** Engines write the same language in several ways; Cantonese is not Mandarin although both may say zh. */
const aliases: Readonly<Record<string, string>> = { tl: 'fil', cmn: 'zh', in: 'id' };

interface Tag {
  language: string;
  region: string;
}

function readTag(lang: string): Tag {
  // Android writes en_US; script subtags (zh-Hans-CN) say nothing that the region does not.
  const parts = lang
    .toLowerCase()
    .split(/[-_]/)
    .filter((part) => part.length !== 4);
  const [first = '', region = ''] = parts;
  const language = aliases[first] ?? first;
  return language === 'zh' && (region === 'hk' || region === 'mo')
    ? { language: 'yue', region }
    : { language, region };
}

/** The best voice for a language, or none: a text in a wrong voice is worse than silence. */
export function chooseVoice<V extends VoiceLike>(voices: readonly V[], locale: string): V | undefined {
  const wanted = readTag(locale);
  const score = (voice: V): number => {
    const tag = readTag(voice.lang);
    return (
      (tag.region === wanted.region ? 100 : 0) +
      (voice.localService ? 20 : 0) +
      (refined.test(voice.name) ? 10 : 0) +
      // Safari calls every voice the default one, which then tells nothing and does no harm.
      (voice.default ? 5 : 0) -
      (novelty.test(voice.name) ? 50 : 0)
    );
  };
  let best: V | undefined;
  for (const voice of voices) {
    if (readTag(voice.lang).language !== wanted.language) continue;
    if (!best || score(voice) > score(best)) best = voice;
  }
  return best;
}
