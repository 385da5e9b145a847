import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { recognitionHints } from '../../../shared/dictionary/recognition-hints.ts';
import { createHeardReplacer } from '../../../shared/dictionary/replace-heard.ts';
import type { HeardWord } from '../../../shared/document/place-words.ts';
import type { Backend } from '../../backend/backend.ts';
import { heardIn, type StoredSegment } from '../../platform/speech/segment-store.ts';
import type { SpeakerQuestion } from './importer-deps.ts';

export interface SegmentTranscriberDeps {
  client: Backend;
  /** The user's dictionary. */
  entries(): Promise<readonly DictionaryEntry[]>;
  /** Called with the remaining allowance, in seconds. */
  onRemaining(seconds: number): void;
  speakers?: SpeakerQuestion | undefined;
  /** Called with the times of the words of a segment, before it is written. */
  onWords(segmentId: string, words: readonly HeardWord[]): void;
}

const responseTimeoutMs = 60_000;
/** Longer than the server waits for a provider. */
const joinedTimeoutMs = 270_000;

/** Has the server transcribe a segment, and corrects misheard words with the dictionary. */
export function createSegmentTranscriber(deps: SegmentTranscriberDeps) {
  const { client, entries, onRemaining, speakers, onWords } = deps;
  return async (segment: StoredSegment, signal: AbortSignal): Promise<string> => {
    const { id, wav, language } = segment;
    // An import without the dictionary is better than none.
    const known = await entries().catch(() => []);
    const { text, turns, words, remainingSeconds } = await client.transcribe({
      key: id,
      audio: new File([wav], 'speech.wav', { type: 'audio/wav' }),
      language,
      hints: recognitionHints(known),
      ...(speakers && { speakers: speakers.known() }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(speakers ? joinedTimeoutMs : responseTimeoutMs)]),
    });
    onRemaining(remainingSeconds);
    if (words) onWords(id, heardIn(segment, words));
    const correct = createHeardReplacer(known, language);
    if (turns)
      speakers?.onTurns(
        id,
        turns.map((turn) => ({ ...turn, text: correct(turn.text) })),
      );
    return correct(text);
  };
}
