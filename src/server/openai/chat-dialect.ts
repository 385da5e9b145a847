/** The parts of a chat request that we need: no tools and no history. */
export interface ChatRequest {
  messages: { role: 'system' | 'user'; content: string }[];
  schema: { name: string; strict: boolean; schema: Record<string, unknown> };
  maxTokens: number;
}

/** The parameters in which OpenAI, Ollama, vLLM, LocalAI and llama.cpp differ. */
export interface Dialect {
  tokenField: 'max_completion_tokens' | 'max_tokens' | undefined;
  triedTokenFields: number;
  format: 'json_schema' | 'json_object' | undefined;
  temperature: boolean;
}

/** OpenAI has retired `max_tokens`; the others still document it. */
export function firstDialect(baseUrl: string): Dialect {
  const isOpenAi = /(^|\.)openai\.com$/u.test(new URL(baseUrl).hostname);
  return {
    tokenField: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
    triedTokenFields: 1,
    format: 'json_schema',
    temperature: true,
  };
}

/** The body of the call in a server's dialect. */
export function chatBody(request: ChatRequest, model: string, dialect: Dialect, stream: boolean): string {
  const format =
    dialect.format === 'json_schema'
      ? { type: 'json_schema', json_schema: request.schema }
      : dialect.format && { type: dialect.format };
  return JSON.stringify({
    model,
    messages: request.messages,
    ...(format && { response_format: format }),
    ...(dialect.temperature && { temperature: 0 }),
    ...(dialect.tokenField && { [dialect.tokenField]: request.maxTokens }),
    ...(stream && { stream: true }),
  });
}

/** The dialect to try after a server refused a request as invalid; undefined when nothing is left to change. */
export function adaptDialect(dialect: Dialect, errorText: string): Dialect | undefined {
  if (/max_(completion_)?tokens/u.test(errorText) && dialect.tokenField) {
    const other = dialect.tokenField === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    const tokenField = dialect.triedTokenFields > 1 ? undefined : other;
    return { ...dialect, tokenField, triedTokenFields: dialect.triedTokenFields + 1 };
  }
  if (/temperature/u.test(errorText) && dialect.temperature) return { ...dialect, temperature: false };
  if (/response_format|schema|grammar|json/iu.test(errorText) && dialect.format) {
    return { ...dialect, format: dialect.format === 'json_schema' ? 'json_object' : undefined };
  }
  return undefined;
}
