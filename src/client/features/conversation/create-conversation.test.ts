import { expect, test, vi } from 'vitest';
import type { Segment } from '../../../shared/document/segments.ts';
import { segmentsIn, type Turn, turnsOf } from './conversation-state.ts';
import { createConversation } from './create-conversation.ts';

const languages = { near: 'en-US', far: 'es-ES' } as const;

function open(segments: readonly Segment[] = []) {
  const requests: { turn: Turn; signal: AbortSignal; respond(text: string): void; refuse(): void }[] = [];
  const deps = {
    translate: (turn: Turn, _: string[], signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        requests.push({
          turn,
          signal,
          respond: resolve,
          refuse: () => reject(new Error('No network')),
        });
      }),
    failureOf: () => ({ kind: 'offline' }) as const,
    closeMicrophone: vi.fn(),
    read: vi.fn(),
    stopReading: vi.fn(),
    askToSignIn: vi.fn(),
    onState: () => {},
  };
  const conversation = createConversation(deps, { languages, online: true });
  if (segments.length > 0) conversation.dispatch({ type: 'restored', segments });
  const say = (words: string) => {
    conversation.dispatch({ type: 'pressed', side: 'near', access: 'allowed' });
    conversation.dispatch({ type: 'phrase', phrase: { key: Symbol(words), words } });
    conversation.dispatch({ type: 'microphone-closed' });
  };
  return { ...deps, conversation, requests, say, now: conversation.state };
}

test('translates a turn and reads it aloud', async () => {
  const { requests, say, read, now } = open();
  say('hello');
  requests[0]?.respond('Hola');
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(turnsOf(now())).toMatchObject([{ text: 'Hello', translation: 'Hola' }]);
});

test('translates a turn again when the network is back', async () => {
  const { requests, say, conversation, now } = open();
  say('hello');
  requests[0]?.refuse();
  await vi.waitFor(() => expect(now().online).toBe(false));
  conversation.dispatch({ type: 'online', online: true });
  expect(requests).toHaveLength(2);
});

test('does not treat a stopped translation as a failure', async () => {
  const { requests, say, conversation, now } = open();
  say('hello');
  conversation.dispatch({ type: 'cleared' });
  expect(requests[0]?.signal.aborted).toBe(true);
  await Promise.resolve();
  expect(turnsOf(now())).toEqual([]);
  expect(now()).toMatchObject({ online: true });
});

test('translates turns that were waiting when the page was closed', () => {
  const { say, now } = open();
  say('hello');
  const later = open(segmentsIn(now().document));
  expect(later.requests).toMatchObject([{ turn: { text: 'Hello' } }]);
});
