import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';
import type { UncopiedTake } from '../../platform/recordings/recording-store.ts';
import { defaultSettings, type Settings } from '../../platform/settings.ts';
import { createSignal } from '../../platform/signal.ts';
import type { ShowToast } from '../../ui/toast.tsx';
import { createRecordingCopies } from './copy-recordings.ts';

const takeOf = (id: string, transcription = 'T'): UncopiedTake => ({
  transcription,
  take: {
    ...{ id, userId: 'ann', document: 'draft', startMs: 1_234.5, startedAt: 0 },
    ...{ mimeType: 'audio/webm', pieces: 1, bytes: 10 },
  },
});

function open(place: Settings['recordingsPlace'] = 'server') {
  let waiting: (() => void) | undefined;
  let left = [takeOf('one'), takeOf('two')];
  const changed = createSignal();
  const chosen = createSignal();
  let isCopiedElsewhere = false;
  let current: Settings = { ...defaultSettings, recordingsPlace: place };
  const send = vi.fn<Backend['send']>(async () => new Response());
  const toast = vi.fn<ShowToast>();
  const copies = createRecordingCopies({
    client: { send },
    toast,
    settings: { get: () => current, subscribe: chosen.subscribe },
    userId: () => 'ann',
    hasAny: () => true,
    store: {
      uncopied: async () => left,
      markCopied: async (done) => {
        left = left.filter((each) => each !== done);
      },
      sound: async () => new Blob(['sound'], { type: 'audio/webm' }),
      subscribe: changed.subscribe,
    },
    locks: {
      exclusively: async (_name, work) => (isCopiedElsewhere ? undefined : work()),
      hold: () => () => {},
      isHeld: async () => isCopiedElsewhere,
    },
    later(run) {
      waiting = run;
      return () => {
        if (waiting === run) waiting = undefined;
      };
    },
  });
  return {
    ...{ copies, send, toast, change: changed.emit },
    choose(next: Settings['recordingsPlace']) {
      current = { ...current, recordingsPlace: next };
      chosen.emit();
    },
    add(id: string) {
      left = [...left, takeOf(id)];
    },
    left: () => left.map(({ take }) => take.id),
    /** A while passes without a change. */
    pass() {
      const run = waiting;
      waiting = undefined;
      run?.();
    },
    waits: () => waiting !== undefined,
    /** Another tab copies, or has finished. */
    copyElsewhere(next: boolean) {
      isCopiedElsewhere = next;
    },
  };
}

test('copies each take of a saved document once, with its place in the text', async () => {
  const { copies, send, left, pass } = open();
  copies.start();
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect(send).toHaveBeenCalledWith(
    'keepRecording',
    expect.objectContaining({
      params: { transcriptionId: 'T', recordingId: 'one' },
      query: { startMs: '1235' },
      form: expect.any(Blob),
    }),
  );
  expect(send).toHaveBeenCalledTimes(2);
});

test('uploads nothing unless that is chosen, and begins when it is', async () => {
  const { copies, send, change, choose, waits, pass, left } = open('device');
  copies.start();
  change();
  expect(waits()).toBe(false);
  choose('server');
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
  choose('device');
  expect(waits()).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
});

test('stops when something is recorded, and continues afterwards', async () => {
  const { copies, send, change, left, pass } = open();
  const first = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(first.promise);
  copies.start();
  pass();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  change();
  first.resolve(new Response());
  await vi.waitFor(() => expect(left()).toEqual(['two']));
  expect(send).toHaveBeenCalledTimes(1);
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
});

test('says once that the recording stays here, and tries again after the next change', async () => {
  const { copies, send, toast, change, left, pass } = open();
  for (const _ of ['one', 'two']) send.mockRejectedValueOnce(new TypeError('No network'));
  copies.start();
  pass();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'The recording stays on this device', tone: 'warn' }),
  );
  expect(left()).toEqual(['one', 'two']);
  send.mockRejectedValueOnce(new ApiError(503, '{"code":"cannot-store"}', ''));
  change();
  pass();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  change();
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect(toast).toHaveBeenCalledTimes(1);
});

test('says that the server has no room', async () => {
  const { copies, send, toast, pass } = open();
  send.mockRejectedValue(new ApiError(503, '{"code":"cannot-store"}', ''));
  copies.start();
  pass();
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'The computer that runs Rhapsode is running out of space.' }),
    ),
  );
});

test.each([
  ['an error of the server', () => new ApiError(500, '{"code":"internal"}', '')],
  ['a connection that was cut off', () => new TypeError('Failed to fetch')],
  ['sound that can’t be read', () => new DOMException('', 'NotReadableError')],
])('goes on with the other takes after %s, and tries the failed one last', async (_, problem) => {
  const { copies, send, change, left, pass, add } = open();
  send.mockRejectedValueOnce(problem());
  copies.start();
  pass();
  await vi.waitFor(() => expect(left()).toEqual(['one']));
  add('three');
  change();
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect(send.mock.calls.map(([, options]) => options?.params)).toMatchObject(
    ['one', 'two', 'three', 'one'].map((recordingId) => ({ recordingId })),
  );
});

test.each([
  [503, 'cannot-store'],
  [401, 'sign-in-required'],
  [429, 'too-many-requests'],
])('tries no other take after %d %s', async (status, code) => {
  const { copies, send, toast, left, pass } = open();
  send.mockRejectedValueOnce(new ApiError(status, JSON.stringify({ code }), ''));
  copies.start();
  pass();
  await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(left()).toEqual(['one', 'two']);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  [400, 'invalid-request'],
  [415, 'unsupported-media'],
])('doesn’t try again after %d %s', async (status, code) => {
  const { copies, send, toast, left, pass } = open();
  send.mockRejectedValueOnce(new ApiError(status, JSON.stringify({ code }), ''));
  copies.start();
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect(toast).toHaveBeenCalledWith({ tone: 'warn', title: 'The recording stays on this device' });
});

test('doesn’t try again what is too large', async () => {
  const { copies, send, toast, left, pass } = open();
  send.mockRejectedValueOnce(new ApiError(413, '{"code":"too-large"}', ''));
  copies.start();
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect(toast).toHaveBeenCalledTimes(1);
});

test('keeps quiet about a document that was deleted, and tries again in case that is undone', async () => {
  const { copies, send, toast, change, left, pass } = open();
  send.mockRejectedValueOnce(new ApiError(404, '{"code":"not-found"}', ''));
  copies.start();
  pass();
  await vi.waitFor(() => expect(left()).toEqual(['one']));
  change();
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
  expect(toast).not.toHaveBeenCalled();
});

test('is over when the page is left', async () => {
  const { copies, send, change, waits } = open();
  copies.start();
  copies.dispose();
  change();
  expect(waits()).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test('waits for another tab that is copying', async () => {
  const { copies, send, pass, waits, copyElsewhere, left } = open();
  copyElsewhere(true);
  copies.start();
  pass();
  await vi.waitFor(() => expect(waits()).toBe(true));
  expect(send).not.toHaveBeenCalled();
  copyElsewhere(false);
  pass();
  await vi.waitFor(() => expect(left()).toEqual([]));
});
