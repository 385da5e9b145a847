import type { TranscriptionResponse } from '../openai/transcription-client.ts';

type Segment = NonNullable<TranscriptionResponse['segments']>[number];

/** Whisper's own thresholds for a segment without speech, and one that is enough on its own. */
const noSpeech = 0.6;
const certainlyNoSpeech = 0.9;
const unsureLogprob = -1;

/** Each ends at the next bracket of its kind, so that many open ones take no longer than other text. */
const bracketed = /\[[^[\]]*\]|\([^()]*\)|（[^（）]*）|【[^【】]*】|\*[^*]*\*|[♪♫]/gu;
const hasNoWords = (text: string) => !/[\p{L}\p{N}]/u.test(text);

/** The same few words eight times or more, and nothing else. */
const loop = /^(.{1,80}?)\1{7,}(.{0,80})$/su;

function isLoop(text: string): boolean {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '');
  const [, unit = '', rest = ''] = loop.exec(letters) ?? [];
  return unit !== '' && unit.startsWith(rest);
}

function isSilence({ no_speech_prob: probability = 0, avg_logprob: logprob = 0 }: Segment): boolean {
  return probability >= certainlyNoSpeech || (probability > noSpeech && logprob < unsureLogprob);
}

/** Models invent text for silence and noise: tags such as [Music], loops, and whole sentences. */
export function removeHallucinations(response: TranscriptionResponse): TranscriptionResponse {
  const silent = response.segments?.filter(isSilence) ?? [];
  const spoken = response.segments?.filter((segment) => !isSilence(segment)) ?? [];
  const text = silent.length === 0 ? response.text : spoken.map((segment) => segment.text).join('');
  if (hasNoWords(text.replace(bracketed, '')) || isLoop(text)) return { text: '' };
  const words = response.words?.filter(
    ({ start }) => !silent.some((segment) => start >= segment.start && start < segment.end),
  );
  const isAttributed = spoken.some(({ speaker }) => speaker);
  const turns = isAttributed ? spoken.filter((each) => !hasNoWords(each.text.replace(bracketed, ''))) : [];
  return { text: text.trim(), ...(words && { words }), ...(turns.length > 0 && { segments: turns }) };
}
