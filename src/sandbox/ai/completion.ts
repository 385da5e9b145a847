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

const task = z.object({
  target: z.string(),
  paragraphs: z.array(z.string()),
  glossary: z.optional(z.array(z.object({ term: z.string(), translation: z.string() }))),
});
const editTask = z.object({ action: z.string(), paragraphs: z.array(z.string()) });

/** The native name of a language, so that the label uses its own script and direction. */
function nameOf(tag: string): string {
  const language = tag.split('-')[0] ?? tag;
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag;
  } catch {
    return tag;
  }
}

/**
 * The sandbox can't translate: it labels each paragraph with the target language and replaces only glossary
 * terms. It can't edit either: it adds a capital and a full stop, or keeps the first half of a paragraph.
 * To any other prompt it replies that it is a sandbox.
 */
export function completeChat(request: ChatRequest): string {
  const prompt = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  try {
    const parsedPrompt: unknown = JSON.parse(prompt);
    const edit = editTask.safeParse(parsedPrompt);
    if (edit.success) return JSON.stringify({ paragraphs: editParagraphs(edit.data) });
    const parsed = task.safeParse(parsedPrompt);
    if (parsed.success) {
      const mark = `[${nameOf(parsed.data.target)}]`;
      const { paragraphs, glossary = [] } = parsed.data;
      const translate = (one: string) =>
        glossary.reduce((text, { term, translation }) => text.replaceAll(term, translation), one);
      return JSON.stringify({ paragraphs: paragraphs.map((one) => `${mark} ${translate(one)}`) });
    }
  } catch {
    // Not a translation request.
  }
  return 'This is a sandbox without a language model.';
}

function editParagraphs({ action, paragraphs }: z.infer<typeof editTask>): string[] {
  const finished = paragraphs.map((one) => {
    const words = one.split(/\s+/u);
    const isShorter = action === 'summarise' || action === 'shorten';
    const kept = isShorter ? words.slice(0, Math.ceil(words.length / 2)).join(' ') : one;
    return `${kept.charAt(0).toUpperCase()}${kept.slice(1)}${/[.!?]$/.test(kept) ? '' : '.'}`;
  });
  return action === 'email' ? ['Hello,', ...finished] : finished;
}

/** Roughly four bytes per token, because the sandbox has no tokenizer. */
const countTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4);

export function usageOf(request: ChatRequest, content: string) {
  const promptTokens = countTokens(request.messages.map(({ content }) => content).join('\n'));
  const completionTokens = countTokens(content);
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

/** Cuts a response at the caller's token limit, as a real model does. */
export function limitLength(request: ChatRequest, content: string) {
  const limit = request.max_completion_tokens ?? request.max_tokens;
  if (limit === undefined || countTokens(content) <= limit) return { content, finish: 'stop' };
  return { content: content.slice(0, limit * 4), finish: 'length' };
}

/** Splits a response into pieces of about the size of real tokens. */
export const splitIntoPieces = (content: string): string[] => content.match(/\s*\S{1,8}/gu) ?? [];
