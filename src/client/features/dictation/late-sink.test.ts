import { expect, test, vi } from 'vitest';
import type { DictatedPhrase, PhraseSink } from './dictated-phrase.ts';
import { createLateSink } from './late-sink.ts';

const phrase = (words: string): DictatedPhrase => ({ key: Symbol(words), words, language: 'en-US' });
function createSink() {
  const heard: string[] = [];
  const sink: PhraseSink = {
    phrase: ({ words }) => void heard.push(words),
    interim: (words) => void heard.push(`(${words})`),
  };
  return { heard, sink };
}

test('keeps the order of what is heard before it is loaded', async () => {
  const { heard, sink } = createSink();
  const loaded = Promise.withResolvers<PhraseSink>();
  const late = createLateSink(() => loaded.promise, createSink().sink);
  late.interim('one', 'en-US');
  late.phrase(phrase('one two'));
  expect(heard).toEqual([]);
  loaded.resolve(sink);
  await vi.waitFor(() => expect(heard).toEqual(['(one)', 'one two']));
  late.phrase(phrase('three'));
  expect(heard).toEqual(['(one)', 'one two', 'three']);
});

test('writes the words even if the tables can’t be loaded', async () => {
  const { heard, sink } = createSink();
  const late = createLateSink(() => Promise.reject(new Error('offline')), sink);
  late.phrase(phrase('hello'));
  await vi.waitFor(() => expect(heard).toEqual(['hello']));
});

test('doesn’t keep words back for long on a slow network, and uses the tables once they are there', async () => {
  vi.useFakeTimers();
  const [direct, real] = [createSink(), createSink()];
  const loaded = Promise.withResolvers<PhraseSink>();
  const late = createLateSink(() => loaded.promise, direct.sink);
  late.phrase(phrase('one'));
  vi.advanceTimersByTime(2_000);
  expect(direct.heard).toEqual(['one']);
  vi.useRealTimers();
  loaded.resolve(real.sink);
  await loaded.promise;
  await vi.waitFor(() => {
    late.interim('two', 'en-US');
    expect(real.heard).toContain('(two)');
  });
});
