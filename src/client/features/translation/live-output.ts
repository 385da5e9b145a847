import type { DeviceReadiness } from '../../platform/translator.ts';
import { joinTranslation, type SentencePair } from './sentence-pairs.ts';
import type { ShownSentence, TranslationOutput, TranslationProblem } from './translation-output.ts';
import type { StoredPair, TranslationRequest, TranslationResult } from './translation-request.ts';

export interface LiveState {
  pairs: readonly SentencePair[];
  input: TranslationRequest;
  problem: TranslationProblem | null;
  device: DeviceReadiness | undefined;
}

/** Returns the same object as before if nothing visible has changed. */
export function liveOutput(
  last: TranslationOutput,
  { pairs, input, problem, device }: LiveState,
): TranslationOutput {
  const joined = joinTranslation(pairs, input.text);
  const sentences: ShownSentence[] = pairs.map(({ id, text, range, outdated }) => ({
    id,
    text,
    range,
    target: joined.ranges.get(id) ?? null,
    outdated,
  }));
  const result = resultOf(pairs, input, joined);
  const kept = sameJson(last.result, result) ? last.result : result;
  const next: TranslationOutput = { running: null, result: kept, problem, device, sentences };
  return sameJson(last, next) ? last : next;
}

/** The result belongs to the whole text only when every sentence is translated. */
function resultOf(
  pairs: readonly SentencePair[],
  { text, source, target }: TranslationRequest,
  joined: { text: string; speakableText: string },
): TranslationResult | null {
  const translated = pairs.filter((pair) => pair.translation !== null);
  if (translated.length === 0) return null;
  const current = translated.filter((pair) => !pair.outdated);
  const covered = current.length === pairs.length ? text : current.map((pair) => pair.text).join(' ');
  return {
    request: { text: covered, source, target },
    text: joined.text,
    ...(joined.speakableText === joined.text ? {} : { speakableText: joined.speakableText }),
    onDevice: translated.every((pair) => pair.translation?.onDevice),
    pairs: current.flatMap(storedPair),
  };
}

function storedPair({ text, translation }: SentencePair): StoredPair[] {
  if (!translation) return [];
  const { text: target, speakableText: speakable } = translation;
  return [{ source: text, target, ...(speakable === undefined ? {} : { speakable }) }];
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
