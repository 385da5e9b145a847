import { firstChatModel } from '../openai/chat-models.ts';

/** Where Ollama listens unless it is told otherwise. */
const usualAddress = 'http://127.0.0.1:11434';
/** A server on this machine answers in a few milliseconds, or is not there. */
const patienceMs = 300;

/** The one variable that makes translation real with a model on this machine. */
export interface FoundOllama {
  setting: string;
  model: string;
}

/** Looks for an Ollama that has a model to translate with. Never fails, and never takes longer than its patience. */
export async function findOllama(
  address: string = usualAddress,
  timeoutMs: number = patienceMs,
): Promise<FoundOllama | undefined> {
  try {
    const response = await fetch(`${address}/v1/models`, { signal: AbortSignal.timeout(timeoutMs) });
    const { data } = (await response.json()) as { data?: { id: string }[] };
    const model = firstChatModel(data);
    return model === undefined ? undefined : { model, setting: `TRANSLATION_BASE_URL=${address}` };
  } catch {
    return undefined;
  }
}

/** What the start tells the operator. */
export function ollamaHint({ model, setting }: FoundOllama): string {
  return `Found Ollama (${model}). To translate with it, start with ${setting}`;
}
