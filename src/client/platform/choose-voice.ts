export interface VoiceLike {
  name: string;
  lang: string;
  localService: boolean;
  default: boolean;
}

/** Joke voices, which some systems list first. */
const novelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|hysterical|jester|junior|kathy|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;
const refined = /natural|neural|premium|enhanced|siri|wavenet/i;

/** Engines use different codes for the same language. Cantonese is not Mandarin, although both may use zh. */
const aliases: Readonly<Record<string, string>> = { tl: 'fil', cmn: 'zh', in: 'id' };

interface Tag {
  language: string;
  region: string;
}

function readTag(lang: string): Tag {
  // Android writes en_US. The script subtag (zh-Hans-CN) adds nothing to the region.
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

/** Returns undefined rather than a voice for the wrong language. */
export function chooseVoice<V extends VoiceLike>(voices: readonly V[], locale: string): V | undefined {
  const wanted = readTag(locale);
  const score = (voice: V): number => {
    const tag = readTag(voice.lang);
    return (
      (tag.region === wanted.region ? 100 : 0) +
      (voice.localService ? 20 : 0) +
      (refined.test(voice.name) ? 10 : 0) +
      // Safari marks every voice as the default, which doesn't affect the order.
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
