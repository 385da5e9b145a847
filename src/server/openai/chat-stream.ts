import type { ChatAnswer } from './chat-client.ts';

interface Choice {
  message?: { content?: string | null; refusal?: string | null };
  delta?: { content?: string | null; refusal?: string | null };
  finish_reason?: string | null;
}

function firstChoice(json: string): Choice {
  const parsed = JSON.parse(json) as { choices?: Choice[]; error?: unknown };
  if (parsed.error) throw new Error(`The provider broke off: ${JSON.stringify(parsed.error).slice(0, 300)}`);
  return parsed.choices?.[0] ?? {};
}

/** A whole answer. */
export function readWhole(json: string): ChatAnswer {
  const { message, finish_reason } = firstChoice(json);
  return {
    content: message?.content ?? '',
    refusal: message?.refusal ?? null,
    finishReason: finish_reason ?? null,
  };
}

/** The `data` lines of server-sent events, across the borders of the pieces they arrive in. */
async function* eventData(body: AsyncIterable<Uint8Array>, onPiece: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    onPiece();
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split(/\r\n|\n|\r/u);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}

/** An answer in pieces; without an end mark it was cut off on the way. */
export async function readStream(
  body: AsyncIterable<Uint8Array>,
  onPiece: () => void,
  onContent: (piece: string) => void,
): Promise<ChatAnswer> {
  const answer: ChatAnswer = { content: '', refusal: null, finishReason: null };
  for await (const data of eventData(body, onPiece)) {
    if (data === '[DONE]') return { ...answer, finishReason: answer.finishReason ?? 'stop' };
    const { delta, finish_reason } = firstChoice(data);
    if (finish_reason) answer.finishReason = finish_reason;
    if (delta?.refusal) answer.refusal = (answer.refusal ?? '') + delta.refusal;
    if (delta?.content) {
      answer.content += delta.content;
      onContent(delta.content);
    }
  }
  if (answer.finishReason === null) throw new Error('The provider closed the connection before the end');
  return answer;
}
