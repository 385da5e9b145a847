import { cutText } from '../../shared/cut-text.ts';
import { documentLimits } from '../../shared/document/document-limits.ts';
import type { SpokenTurn } from '../../shared/recognition/speaker-turns-schema.ts';
import { sanitize } from '../../shared/sanitize.ts';
import type { TranscriptionResponse } from '../openai/transcription-client.ts';

type Segment = NonNullable<TranscriptionResponse['segments']>[number];

/** The turns of a response in the order of their times, which are within the recording whatever the provider says. */
export function turnsOf(segments: readonly Segment[], lengthMs: number): SpokenTurn[] {
  const within = (seconds: number, atLeast: number) =>
    Math.round(Math.min(lengthMs, Math.max(atLeast, seconds * 1_000)));
  return segments
    .map(({ speaker, text, start, end }) => {
      const from = within(start, 0);
      const name = nameOf(speaker ?? '');
      return { ...(name && { speaker: name }), text: sanitize(text).trim(), from, to: within(end, from) };
    })
    .filter(({ text }) => text !== '')
    .sort((one, other) => one.from - other.from);
}

/** How much text there is in them. */
export const lengthOf = (turns: readonly SpokenTurn[]): number =>
  turns.reduce((sum, { text }) => sum + text.length, 0);

/** A label, which may be shown as a name. */
const nameOf = (label: string): string =>
  cutText(
    sanitize(label)
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
    documentLimits.speaker,
  );
