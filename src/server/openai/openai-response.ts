import { createParser } from 'eventsource-parser';
import type { Watchdog } from './watchdog.ts';

/** A successful response. It can be read once, in one of these ways. */
export interface OpenAiResponse {
  readonly contentType: string;
  bytes(): AsyncGenerator<Uint8Array>;
  text(): Promise<string>;
  /** The data of server-sent events. */
  events(): AsyncGenerator<string>;
}

export function createOpenAiResponse(response: Response, watchdog: Watchdog): OpenAiResponse {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const reader = response.body?.getReader();
    try {
      while (reader) {
        watchdog.expectByte();
        const { value } = await reader.read();
        watchdog.pause();
        if (!value) return;
        yield value;
      }
    } finally {
      watchdog.stop();
      await reader?.cancel().catch(() => undefined);
    }
  }

  async function* textPieces(): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const piece of bytes()) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  }

  return {
    contentType: response.headers.get('content-type') ?? '',
    bytes,

    async text() {
      let text = '';
      for await (const piece of textPieces()) text += piece;
      return text;
    },

    async *events() {
      const waiting: string[] = [];
      const parser = createParser({ onEvent: ({ data }) => waiting.push(data) });
      for await (const piece of textPieces()) {
        parser.feed(piece);
        yield* waiting.splice(0);
      }
      // Some servers leave out the blank line after the last event.
      parser.feed('\n\n');
      yield* waiting;
    },
  };
}
