import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noise, silence } from '../../../../test/spoken-samples.ts';
import { createApiClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { createServerBackend } from '../../backend/server-backend.ts';
import type { Phrase, RecognitionEvent } from '../../platform/recognition/recognition.ts';
import { createSegmentStore } from '../../platform/speech/segment-store.ts';
import { installTestMicrophone } from '../../platform/speech/test-microphone.ts';
import { createTestLocks } from '../../platform/test-locks.ts';
import { createServerSpeech } from './server-speech.ts';
import { emptyQueue } from './speech-queue-view.ts';

const phrase = [silence(0.4), noise(1, -15), silence(1)];
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const response = (text: string) => Response.json({ text, seconds: 1, remainingSeconds: 299 });

/** Everything that the tabs of one browser share. */
function openBrowser() {
  const locks = createTestLocks();
  const microphone = installTestMicrophone(locks);
  const database = new IDBFactory();
  vi.stubGlobal('indexedDB', database);
  const server = vi.fn<(key: string) => Promise<Response>>(async () => response('good morning'));
  const api = createApiClient({
    fetch: (_, init) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      init?.signal?.addEventListener('abort', reject);
      server(new Headers(init?.headers).get('idempotency-key') ?? '').then(resolve, reject);
      return promise;
    },
    token: async () => 'token',
    onSignedOut: () => {},
  });
  const client = createServerBackend(api);

  function openTab() {
    const written: string[] = [];
    const times: Phrase['heard'][] = [];
    const places: string[] = [];
    const events: RecognitionEvent[] = [];
    let view = emptyQueue;
    const speech = createServerSpeech({
      client,
      queries: createQueryClient(),
      userId: 'u',
      language: () => 'en-US',
      hints: () => [],
      onNotice: () => {},
      onLevel: () => {},
      text: {
        keepPlace: (id) => places.push(id),
        dropPlace: (id) => places.splice(places.indexOf(id), 1),
        isWritten: () => false,
      },
      onPhrase: ({ words, heard, onWritten }) => {
        written.push(words);
        times.push(heard);
        onWritten?.(true);
      },
      onChange: (next) => {
        view = next;
      },
    });
    const record = async () => {
      const session = speech.recognition.open('en-US', (event) => events.push(event));
      await vi.waitFor(() => expect(events).toContainEqual({ type: 'started' }));
      return session;
    };
    return { speech, written, times, places, events, record, view: () => view };
  }
  return { microphone, server, openTab, store: createSegmentStore(() => database) };
}

/** Whether the browser would ask before it closes the page. */
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('createServerSpeech', () => {
  let close: (() => void)[] = [];
  beforeEach(() => window.localStorage.clear());
  afterEach(() => {
    for (const each of close) each();
    close = [];
    vi.unstubAllGlobals();
  });

  function setUp() {
    const browser = openBrowser();
    const openTab = () => {
      const tab = browser.openTab();
      close.push(tab.speech.dispose);
      return tab;
    };
    return { ...browser, openTab };
  }

  /** Leaves behind a segment that a tab could not send before it was closed. */
  async function leaveSpeech({ openTab, server, microphone }: ReturnType<typeof setUp>) {
    server.mockImplementation(down);
    const tab = openTab();
    await tab.record();
    microphone.hear(...phrase);
    await vi.waitFor(() => expect(tab.view().hold).toBe('offline'));
    tab.speech.dispose();
    server.mockClear();
  }

  test('says when each word was spoken since the speech began, if the server does', async () => {
    const { openTab, server, microphone } = setUp();
    const words = [
      { text: 'good', start: 0.3, end: 0.6 },
      { text: 'morning', start: 0.8, end: 1.2 },
    ];
    server.mockImplementation(async () =>
      Response.json({ text: 'good morning', words, seconds: 1, remainingSeconds: 299 }),
    );
    const tab = openTab();
    await tab.record();
    microphone.hear(...phrase);
    await vi.waitFor(() => expect(tab.written).toEqual(['good morning']));
    const [heard = []] = tab.times;
    expect(heard.map(({ text }) => text)).toEqual(['good', 'morning']);
    // The segment has up to 0.3 s of sound before its speech.
    expect(heard[0]?.from).toBeGreaterThanOrEqual(0);
    expect(heard[0]?.from).toBeLessThan(300);
    expect((heard[1]?.from ?? 0) - (heard[0]?.from ?? 0)).toBeCloseTo(500);
  });

  test('offers speech from a closed page in two tabs, but writes it only once', async () => {
    const browser = setUp();
    const { openTab, server, store } = browser;
    await leaveSpeech(browser);
    const tabs = [openTab(), openTab()];
    for (const { view } of tabs) await vi.waitFor(() => expect(view().hold).toBe('earlier'));
    server.mockImplementation(async () => response('good morning'));
    window.dispatchEvent(new Event('online'));
    for (const { view } of tabs) await vi.waitFor(() => expect(view()).toEqual(emptyQueue));
    expect(tabs.flatMap(({ written }) => written)).toEqual(['good morning']);
    expect(server).toHaveBeenCalledTimes(1);
    expect(await store.all()).toEqual([]);
  });

  test('does not take over the speech of a tab that is still open', async () => {
    const { openTab, server, microphone, store } = setUp();
    server.mockImplementation(down);
    const first = openTab();
    await first.record();
    microphone.hear(...phrase);
    await vi.waitFor(() => expect(first.view().hold).toBe('offline'));
    const second = openTab();
    server.mockImplementation(async () => response('good morning'));
    second.speech.resume();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(first.view()).toEqual(emptyQueue));
    expect([first.written, second.written]).toEqual([['good morning'], []]);
    expect(await store.all()).toEqual([]);
  });

  test('keeps speech that is being transcribed when its tab is closed', async () => {
    const browser = setUp();
    const { openTab, server } = browser;
    await leaveSpeech(browser);
    const first = openTab();
    await vi.waitFor(() => expect(first.view().hold).toBe('earlier'));
    server.mockImplementation(() => new Promise(() => {}));
    first.speech.resume();
    await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    first.speech.dispose();
    const second = openTab();
    await vi.waitFor(() => expect(second.view().hold).toBe('earlier'));
    server.mockImplementation(async () => response('good morning'));
    second.speech.resume();
    await vi.waitFor(() => expect(second.written).toEqual(['good morning']));
    expect(new Set(server.mock.calls.flat()).size).toBe(1);
  });

  test('warns before the page is closed only while words would be lost', async () => {
    const { openTab, server, microphone } = setUp();
    server.mockImplementation(down);
    const { record, view } = openTab();
    expect(warns()).toBe(false);
    await record();
    expect(warns()).toBe(false);
    const [before, spoken, after] = phrase as [Float32Array, Float32Array, Float32Array];
    microphone.hear(before, spoken);
    expect(warns()).toBe(true);
    microphone.hear(after);
    expect(warns(), 'while it is being stored').toBe(true);
    await vi.waitFor(() => expect(view().hold).toBe('offline'));
    expect(warns(), 'once it is stored').toBe(false);
  });

  test('sends speech that cannot be stored, says so, and warns until it is transcribed', async () => {
    const { openTab, server, microphone } = setUp();
    vi.stubGlobal('indexedDB', undefined);
    const transcript = Promise.withResolvers<Response>();
    server.mockImplementation(() => transcript.promise);
    const { record, view, written } = openTab();
    await record();
    microphone.hear(...phrase);
    await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    expect(view().unsaved).toBe(true);
    expect(warns()).toBe(true);
    transcript.resolve(response('good morning'));
    await vi.waitFor(() => expect(written).toEqual(['good morning']));
    await vi.waitFor(() => expect(view()).toEqual(emptyQueue));
    expect(warns()).toBe(false);
  });

  test.each([
    ['the permission is withdrawn', 'withdrawPermission', 'not-allowed'],
    ['every microphone is unplugged', 'unplug', 'audio-capture'],
  ] as const)('keeps the words that were being spoken when %s, and says so', async (_, how, code) => {
    const { openTab, microphone } = setUp();
    const { record, events, written } = openTab();
    await record();
    microphone.hear(...phrase.slice(0, 2));
    microphone[how]();
    if (how === 'unplug') {
      await vi.waitFor(() => expect(microphone.isOpen()).toBe(true));
      microphone.unplug();
    }
    await vi.waitFor(() => expect(events).toContainEqual({ type: 'error', code }));
    await vi.waitFor(() => expect(written).toEqual(['good morning']));
    expect(microphone.isOpen()).toBe(false);
  });

  test('keeps no place for speech without words, or that is discarded', async () => {
    const { openTab, server, microphone } = setUp();
    const { speech, record, view, places, written } = openTab();
    server.mockImplementation(async () => response(' '));
    await record();
    microphone.hear(...phrase);
    await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(view()).toEqual(emptyQueue));
    expect([written, places], 'without words').toEqual([[], []]);
    server.mockImplementation(down);
    microphone.hear(...phrase);
    await vi.waitFor(() => expect(view().hold).toBe('offline'));
    expect(places).toHaveLength(1);
    speech.discard();
    await vi.waitFor(() => expect(places, 'discarded').toEqual([]));
  });

  test('shows nothing of a user who was signed out while their speech was loading', async () => {
    const { openTab, store } = setUp();
    const wav = new ArrayBuffer(0);
    await store.put({ id: 'a', userId: 'u', pageId: 'p', spokenAt: 0, language: 'en-US', seconds: 2, wav });
    const { speech, view } = openTab();
    speech.dispose();
    await vi.waitFor(() => expect(localStorage.getItem('speechWaiting')).toBe('true'));
    expect(view()).toEqual(emptyQueue);
  });

  test('stores the speech so far when the screen is locked, and continues when it is unlocked', async () => {
    const { openTab, microphone } = setUp();
    const { record, events, written } = openTab();
    await record();
    microphone.hear(...phrase.slice(0, 2));
    microphone.interrupt();
    await vi.waitFor(() => expect(written).toEqual(['good morning']));
    expect(warns()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    microphone.hear(...phrase);
    await vi.waitFor(() => expect(written).toHaveLength(2));
    expect(events.map(({ type }) => type)).not.toContain('error');
  });
});
