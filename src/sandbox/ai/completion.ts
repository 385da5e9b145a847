import * as z from 'zod/mini';

/** The part of a chat request that the sandbox reads. */
export const chatRequestSchema = z.object({
  model: z.string().check(z.minLength(1)),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).check(z.minLength(1)),
  stream: z.optional(z.boolean()),
  stream_options: z.optional(z.nullable(z.object({ include_usage: z.optional(z.boolean()) }))),
  max_tokens: z.optional(z.int()),
  max_completion_tokens: z.optional(z.int()),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

const task = z.object({ target: z.string(), paragraphs: z.array(z.string()) });

/** What a language calls itself, so that the mark is written in its own script and direction. */
function nameOf(tag: string): string {
  const language = tag.split('-')[0] ?? tag;
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag;
  } catch {
    return tag;
  }
}

/**
 * The sandbox cannot translate and does not pretend to: each paragraph comes back as it was, marked with the language
 * it should have been in. Asked for anything else, it says what it is.
 */
export function answerTo(request: ChatRequest): string {
  const question = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  try {
    const parsed = task.safeParse(JSON.parse(question));
    if (parsed.success) {
      const mark = `[${nameOf(parsed.data.target)}]`;
      return JSON.stringify({ paragraphs: parsed.data.paragraphs.map((one) => `${mark} ${one}`) });
    }
  } catch {
    // Prose is no task.
  }
  return 'This is a sandbox without a language model.';
}

/** About four bytes make a token; the sandbox has no tokenizer. */
const countTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

export function usageOf(request: ChatRequest, answer: string) {
  const prompt = countTokens(request.messages.map(({ content }) => content).join('\n'));
  const completion = countTokens(answer);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

/** Cuts an answer where the caller's limit lies, as a model that ran out of tokens does. */
export function limitAnswer(request: ChatRequest, answer: string) {
  const limit = request.max_completion_tokens ?? request.max_tokens;
  if (limit === undefined || countTokens(answer) <= limit) return { content: answer, finish: 'stop' };
  return { content: answer.slice(0, limit * 4), finish: 'length' };
}

/** The pieces of a streamed answer, about as large as real tokens. */
export const piecesOf = (content: string): string[] => content.match(/\s*\S{1,8}/gu) ?? [];
