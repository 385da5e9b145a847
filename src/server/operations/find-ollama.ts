import { firstChatModel } from '../openai/chat-models.ts';

const usualUrl = 'http://127.0.0.1:11434';
/** A local server responds within a few milliseconds. */
const searchTimeoutMs = 300;

export interface FoundOllama {
  /** The environment variable that makes us use it for translation. */
  setting: string;
  model: string;
}

/** Never fails: no response in time means that there is no Ollama. */
export async function findOllama(
  url: string = usualUrl,
  timeoutMs: number = searchTimeoutMs,
): Promise<FoundOllama | undefined> {
  try {
    const response = await fetch(`${url}/v1/models`, { signal: AbortSignal.timeout(timeoutMs) });
    const { data } = (await response.json()) as { data?: { id: string }[] };
    const model = firstChatModel(data);
    return model === undefined ? undefined : { model, setting: `TRANSLATION_BASE_URL=${url}` };
  } catch {
    return undefined;
  }
}

export function ollamaHint({ model, setting }: FoundOllama): string {
  return `Found Ollama (${model}). To translate with it, start with ${setting}`;
}
