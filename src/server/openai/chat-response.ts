export interface ChatResponse {
  content: string;
  refusal: string | null;
  finishReason: string | null;
}

interface Choice {
  message?: { content?: string | null; refusal?: string | null };
  delta?: { content?: string | null; refusal?: string | null };
  finish_reason?: string | null;
}

function firstChoice(json: string): Choice {
  const parsed = JSON.parse(json) as { choices?: Choice[]; error?: unknown };
  if (parsed.error)
    throw new Error(
      `The provider reported an error in its response: ${JSON.stringify(parsed.error).slice(0, 300)}`,
    );
  return parsed.choices?.[0] ?? {};
}

export function readWholeResponse(json: string): ChatResponse {
  const { message, finish_reason } = firstChoice(json);
  return {
    content: message?.content ?? '',
    refusal: message?.refusal ?? null,
    finishReason: finish_reason ?? null,
  };
}

/** Throws if the stream ends with neither a finish reason nor [DONE], because the response was cut off. */
export async function readStreamedResponse(
  events: AsyncIterable<string>,
  onContent: (piece: string) => void,
): Promise<ChatResponse> {
  const response: ChatResponse = { content: '', refusal: null, finishReason: null };
  for await (const data of events) {
    if (data === '[DONE]') return { ...response, finishReason: response.finishReason ?? 'stop' };
    const { delta, finish_reason } = firstChoice(data);
    if (finish_reason) response.finishReason = finish_reason;
    if (delta?.refusal) response.refusal = (response.refusal ?? '') + delta.refusal;
    if (delta?.content) {
      response.content += delta.content;
      onContent(delta.content);
    }
  }
  if (response.finishReason === null)
    throw new Error('The provider closed the connection before the response was complete');
  return response;
}
