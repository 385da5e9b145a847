import type { LiveLine, LiveLineEvent, LiveStateEvent } from '../../shared/calls/live-calls.ts';
import type { LanguageCode } from '../../shared/languages.ts';

/** A viewer's open response. */
export interface ViewerConnection {
  write(chunk: Buffer): void;
  /** Bytes that the viewer hasn't taken yet. */
  readonly buffered: number;
  end(): void;
  destroy(): void;
  onClose(act: () => void): void;
}

interface SettledLine {
  id: string;
  position: number;
  text: string;
  language: LanguageCode;
}

/** Comes first: browsers reconnect after a second, and even somebody who has read nothing yet can prove they were here. */
export const openingEvent = (seen: number, resumeKey: string): Buffer =>
  Buffer.from(`retry: 1000\nid: ${seen}-${resumeKey}\n`);

/** Keeps proxies from closing a quiet connection. */
export const keepAliveComment = Buffer.from(':\n\n');

/** Encoded once, however many viewers get it. */
const event = (name: string, data: LiveLineEvent | LiveStateEvent, id = '') =>
  Buffer.from(`${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

export function settledEvent(seq: number, resumeKey: string, line: SettledLine): Buffer {
  const { id, position, text, language } = line;
  return event('line', { id, text, final: true, language, position }, `id: ${seq}-${resumeKey}\n`);
}

export const interimEvent = ({ id, text }: LiveLine, language: LanguageCode): Buffer =>
  event('line', { id, text, final: false, language, position: null });

export const stateEvent = (state: LiveStateEvent): Buffer => event('state', state);

/** The last number a viewer has seen, if it comes from this room. */
export function parseEventId(given: string | undefined, resumeKey: string): number | undefined {
  const [number, key] = given?.split('-', 2) ?? [];
  return key === resumeKey && number !== undefined && /^\d{1,15}$/.test(number) ? Number(number) : undefined;
}
