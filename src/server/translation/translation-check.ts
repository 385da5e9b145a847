import type { LanguageCode } from '../../shared/languages.ts';
import type { ChatResponse } from '../openai/chat-response.ts';

/** Why a response was rejected. This is only logged, never shown. */
export type Flaw =
  | 'not-json'
  | 'wrong-number'
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'refused'
  | 'cut-off'
  | 'broken-stream'
  | 'term-missing'
  | 'other-words';

export type CheckResult = { paragraphs: string[]; flaw?: undefined } | { flaw: Flaw };

/**
 * Estimates the text's length in Latin letters: a Han character counts as three. It looks at the characters
 * and not at the chosen language, because people also dictate in languages other than the one they chose.
 */
export function textWeight(text: string): number {
  let weight = 0;
  // Code ranges are faster than \p{Script}, and a streamed response is measured again with every piece.
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x3400 && unit <= 0x9fff) weight += 3;
    else if ((unit >= 0x3040 && unit <= 0x30ff) || (unit >= 0xac00 && unit <= 0xd7a3)) weight += 2;
    else weight += 1;
  }
  return weight;
}

const maxWeight = (sourceWeight: number): number => sourceWeight * 3.5 + 80;
const minWeight = (sourceWeight: number): number => (sourceWeight < 24 ? 1 : sourceWeight * 0.3);

const refusalOpenings = [
  "i'm sorry, but i can",
  "i'm sorry, i can",
  'i am sorry, but i can',
  'sorry, but i can',
  'sorry, i can',
  "i can't assist",
  "i can't help",
  "i can't translate",
  'i cannot assist',
  'i cannot help',
  'i cannot translate',
  "i'm unable to",
  'i am unable to',
  'as an ai',
  'as a language model',
];

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'");

/** Unless the target is English, a response that starts like this is a refusal and not a translation. */
function opensLikeRefusal(text: string, target: LanguageCode): boolean {
  if (target === 'en-US') return false;
  return refusalOpenings.some((opening) => plain(text).startsWith(opening));
}

function mayBecomeRefusal(text: string, target: LanguageCode): boolean {
  if (target === 'en-US') return false;
  return refusalOpenings.some((opening) => opening.startsWith(plain(text)));
}

function paragraphsIn(value: unknown): string[] | undefined {
  const list = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).find(Array.isArray)
      : undefined;
  return list?.every((item): item is string => typeof item === 'string') ? list : undefined;
}

/** Finds the JSON even if the model thought aloud before it or put a code fence around it. */
function parseContent(content: string): string[] | undefined {
  const thought = content.lastIndexOf('</think>');
  const said = thought < 0 ? content : content.slice(thought + '</think>'.length);
  const start = said.search(/[{[]/u);
  const end = Math.max(said.lastIndexOf('}'), said.lastIndexOf(']'));
  if (start < 0 || end < start) return undefined;
  try {
    return paragraphsIn(JSON.parse(said.slice(start, end + 1)));
  } catch {
    return undefined;
  }
}

/** Reads the paragraphs of a response without checking their content. */
export function readParagraphs(response: ChatResponse): CheckResult {
  if (response.refusal || response.finishReason === 'content_filter') return { flaw: 'refused' };
  if (response.finishReason === 'length') return { flaw: 'cut-off' };
  const paragraphs = parseContent(response.content);
  return paragraphs ? { paragraphs } : { flaw: 'not-json' };
}

export function checkTranslation(
  response: ChatResponse,
  source: readonly string[],
  target: LanguageCode,
): CheckResult {
  const read = readParagraphs(response);
  if (read.flaw) return read;
  const flaw = checkParagraphs(read.paragraphs, source, target);
  return flaw ? { flaw } : read;
}

export function checkParagraphs(
  paragraphs: readonly string[],
  source: readonly string[],
  target: LanguageCode,
): Flaw | undefined {
  if (paragraphs.length !== source.length) return 'wrong-number';
  if (paragraphs.some((paragraph) => paragraph.trim() === '')) return 'empty';
  if (opensLikeRefusal(paragraphs[0] ?? '', target)) return 'refused';
  const given = textWeight(source.join('\n'));
  const made = textWeight(paragraphs.join('\n'));
  if (made > maxWeight(given)) return 'too-long';
  return made < minWeight(given) ? 'too-short' : undefined;
}

/** Whether an unfinished response can be shown, may turn out to be a refusal, or is already known to be bad. */
export function checkPartial(
  paragraphs: readonly string[],
  source: readonly string[],
  target: LanguageCode,
): 'show' | 'wait' | Flaw {
  if (paragraphs.length > source.length) return 'wrong-number';
  if (textWeight(paragraphs.join('\n')) > maxWeight(textWeight(source.join('\n')))) return 'too-long';
  const opening = paragraphs[0] ?? '';
  if (opening.trim() === '' || mayBecomeRefusal(opening, target)) return 'wait';
  return opensLikeRefusal(opening, target) ? 'refused' : 'show';
}
