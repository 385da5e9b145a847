import { describe, expect, test } from 'vitest';
import type { Recognition, RecognitionEvent } from '../../platform/recognition/recognition.ts';
import { createChosenRecognition, type Engine } from './choose-recognition.ts';

/** An engine whose events the test sends. */
function fakeEngine() {
  const done: string[] = [];
  let send: (event: RecognitionEvent) => void = () => undefined;
  const recognition: Recognition = {
    open(locale, listen) {
      done.push(`open ${locale}`);
      send = listen;
      return {
        stop: (reopens) => done.push(reopens ? 'stop to reopen' : 'stop'),
        abort: () => done.push('abort'),
      };
    },
  };
  return { recognition, done, send: (event: RecognitionEvent) => send(event) };
}

function setUp({ choose = 'browser' as Engine, canFallBack = true, hasBrowser = true } = {}) {
  const browser = fakeEngine();
  const server = fakeEngine();
  const events: RecognitionEvent[] = [];
  let fallBacks = 0;
  const recognition = createChosenRecognition({
    browser: hasBrowser ? browser.recognition : null,
    loadServer: async () => server.recognition,
    choose: () => choose,
    canFallBack: () => canFallBack,
    onFallBack: () => {
      fallBacks += 1;
    },
  });
  const session = recognition.open('en-US', (event) => events.push(event));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { browser, server, events, session, settle, fallBacks: () => fallBacks };
}

describe('createChosenRecognition', () => {
  test('uses the browser’s engine', async () => {
    const { browser, server, events, session, settle } = setUp();
    browser.send({ type: 'started' });
    await settle();
    session.stop();
    expect(browser.done).toEqual(['open en-US', 'stop']);
    expect(server.done).toEqual([]);
    expect(events).toEqual([{ type: 'started' }]);
  });

  test.each(['audio-capture', 'network', 'service-not-allowed', 'language-not-supported'])(
    'continues with the server after %s, in the same session',
    async (code) => {
      const { browser, server, events, session, settle, fallBacks } = setUp();
      browser.send({ type: 'started' });
      browser.send({ type: 'interim', words: 'half a' });
      browser.send({ type: 'error', code });
      browser.send({ type: 'ended' });
      await settle();
      expect(fallBacks()).toBe(1);
      expect(browser.done).toEqual(['open en-US', 'abort']);
      expect(server.done).toEqual(['open en-US']);
      // The words on screen become final; the error and the end are not reported.
      expect(events.map(({ type }) => type)).toEqual(['started', 'interim', 'final']);
      server.send({ type: 'speech' });
      session.stop();
      expect(server.done).toEqual(['open en-US', 'stop']);
      expect(events.at(-1)).toEqual({ type: 'speech' });
    },
  );

  test('reports other errors', () => {
    const { browser, events, fallBacks } = setUp();
    browser.send({ type: 'error', code: 'not-allowed' });
    expect(events).toEqual([{ type: 'error', code: 'not-allowed' }]);
    expect(fallBacks()).toBe(0);
  });

  test('reports errors if the server may not take over', () => {
    const { browser, events } = setUp({ canFallBack: false });
    browser.send({ type: 'error', code: 'network' });
    expect(events).toEqual([{ type: 'error', code: 'network' }]);
  });

  test('says that a recording has ended while the server’s recogniser is loading', async () => {
    let ended = false;
    const recognition = createChosenRecognition({
      browser: null,
      async loadServer(ending) {
        await ending;
        ended = true;
        throw new Error('not needed any more');
      },
      choose: () => 'server',
      canFallBack: () => false,
      onFallBack: () => undefined,
    });
    const events: string[] = [];
    recognition.open('en-US', ({ type }) => events.push(type)).stop();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(ended).toBe(true);
    expect(events).toEqual(['ended']);
  });

  test('does not start the server for a recording that has been stopped', async () => {
    const { browser, server, events, session, settle } = setUp();
    session.stop();
    browser.send({ type: 'error', code: 'network' });
    await settle();
    expect(server.done).toEqual([]);
    expect(events).toEqual([{ type: 'error', code: 'network' }]);
  });

  test('uses the server where there is no engine', async () => {
    const { server, settle } = setUp({ hasBrowser: false });
    await settle();
    expect(server.done).toEqual(['open en-US']);
  });

  test('tells the server’s recogniser when the next session must start soon', async () => {
    const { server, session, settle } = setUp({ hasBrowser: false });
    await settle();
    session.stop(true);
    expect(server.done).toEqual(['open en-US', 'stop to reopen']);
  });

  test('ends a session that is stopped before the server is loaded', async () => {
    const { server, events, session, settle } = setUp({ choose: 'server' });
    session.abort();
    await settle();
    expect(server.done).toEqual([]);
    expect(events).toEqual([{ type: 'ended' }]);
  });
});
