import { expect, test, vi } from 'vitest';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';
import { createBufferingSink } from './buffering-sink.ts';

const phrase = (words: string): Phrase => ({ key: Symbol(words), words, language: 'en-US' });
function createSink() {
  const heard: string[] = [];
  const sink: PhraseSink = {
    phrase: ({ words }) => void heard.push(words),
    interim: (words) => void heard.push(`(${words})`),
    flush: async () => {},
  };
  return { heard, sink };
}

test('keeps phrases in order until the real sink is loaded', async () => {
  const { heard, sink } = createSink();
  const loaded = Promise.withResolvers<PhraseSink>();
  const buffering = createBufferingSink(() => loaded.promise, createSink().sink);
  buffering.interim('one', 'en-US');
  buffering.phrase(phrase('one two'));
  expect(heard).toEqual([]);
  loaded.resolve(sink);
  await vi.waitFor(() => expect(heard).toEqual(['(one)', 'one two']));
  buffering.phrase(phrase('three'));
  expect(heard).toEqual(['(one)', 'one two', 'three']);
});

test('writes the words even if the real sink can’t be loaded', async () => {
  const { heard, sink } = createSink();
  const buffering = createBufferingSink(() => Promise.reject(new Error('offline')), sink);
  buffering.phrase(phrase('hello'));
  await vi.waitFor(() => expect(heard).toEqual(['(hello)', '()', 'hello']));
});

test('uses the fallback on a slow network, and the real sink once it is loaded', async () => {
  vi.useFakeTimers();
  const [direct, real] = [createSink(), createSink()];
  const loaded = Promise.withResolvers<PhraseSink>();
  const buffering = createBufferingSink(() => loaded.promise, direct.sink);
  buffering.phrase(phrase('one'));
  expect(direct.heard).toEqual(['(one)']);
  vi.advanceTimersByTime(2_000);
  expect(direct.heard).toEqual(['(one)', '()', 'one']);
  vi.useRealTimers();
  loaded.resolve(real.sink);
  await loaded.promise;
  await vi.waitFor(() => {
    buffering.interim('two', 'en-US');
    expect(real.heard).toContain('(two)');
  });
});

test('shows the words while it is loading', () => {
  const { heard, sink } = createSink();
  const buffering = createBufferingSink(() => new Promise(() => {}), sink);
  const first = phrase('one');
  buffering.phrase(first);
  buffering.interim('two', 'en-US');
  buffering.phrase({ ...first, words: 'once', revises: 'one' });
  buffering.phrase(phrase('two'));
  expect(heard).toEqual(['(one)', '(one two)', '(once)', '(once two)']);
});

test('is flushed when the buffered words have been passed on', async () => {
  const { heard, sink } = createSink();
  const loaded = Promise.withResolvers<PhraseSink>();
  const buffering = createBufferingSink(() => loaded.promise, createSink().sink);
  await buffering.flush();
  buffering.phrase(phrase('one'));
  const flushed = buffering.flush().then(() => heard.push('flushed'));
  loaded.resolve({ ...sink, flush: async () => void heard.push('flush') });
  await flushed;
  expect(heard).toEqual(['one', 'flush', 'flushed']);
});
