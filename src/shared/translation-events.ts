import * as z from 'zod/mini';

/** One event of a streamed translation: replaces the text from a position to its end. */
export const wordsEventSchema = z.object({ from: z.number(), text: z.string() });
export type WordsEvent = z.infer<typeof wordsEventSchema>;

/** The smallest event that turns one partial text into the next. */
export function wordsEvent(shown: string, soFar: string): WordsEvent {
  let from = 0;
  while (from < shown.length && shown[from] === soFar[from]) from += 1;
  return { from, text: soFar.slice(from) };
}

/** The text after an event. */
export function applyWords(shown: string, event: WordsEvent): string {
  return shown.slice(0, event.from) + event.text;
}
