import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { recognitionHints } from '../../../shared/dictionary/recognition-hints.ts';
import { createHeardReplacer } from '../../../shared/dictionary/replace-heard.ts';
import type { Backend } from '../../backend/backend.ts';
import type { StoredSegment } from '../../platform/speech/segment-store.ts';
import type { SpeakerQuestion } from './importer-deps.ts';

export interface SegmentTranscriberDeps {
  client: Backend;
  /** The user's dictionary. */
  entries(): Promise<readonly DictionaryEntry[]>;
  /** Called with the remaining allowance, in seconds. */
  onRemaining(seconds: number): void;
  speakers?: SpeakerQuestion | undefined;
}

const responseTimeoutMs = 60_000;
/** Longer than the server waits for a provider. */
const joinedTimeoutMs = 270_000;

/** Has the server transcribe a segment, and corrects misheard words with the dictionary. */
export function createSegmentTranscriber({ client, entries, onRemaining, speakers }: SegmentTranscriberDeps) {
  return async ({ id, wav, language }: StoredSegment, signal: AbortSignal): Promise<string> => {
    // An import without the dictionary is better than none.
    const words = await entries().catch(() => []);
    const { text, turns, remainingSeconds } = await client.transcribe({
      key: id,
      audio: new File([wav], 'speech.wav', { type: 'audio/wav' }),
      language,
      hints: recognitionHints(words),
      ...(speakers && { speakers: speakers.known() }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(speakers ? joinedTimeoutMs : responseTimeoutMs)]),
    });
    onRemaining(remainingSeconds);
    const correct = createHeardReplacer(words, language);
    if (turns)
      speakers?.onTurns(
        id,
        turns.map((turn) => ({ ...turn, text: correct(turn.text) })),
      );
    return correct(text);
  };
}
