import { afterEach, expect, test, vi } from 'vitest';
import { createSignal } from '../../platform/signal.ts';
import type { Documents } from '../../studio/documents.ts';
import { createRecordedSound, type ServerSound } from './recorded-sound.ts';

afterEach(() => void vi.useRealTimers());

function open(server?: ServerSound) {
  let saved: string | undefined = 'T';
  let key = 1;
  const changed = createSignal();
  const documents = {
    view: () => ({ id: 'document', key }),
    draft: { read: () => ({ savedAs: saved === undefined ? undefined : { id: saved } }) },
    subscribe: changed.subscribe,
  } as unknown as Documents;
  const onChange = vi.fn();
  const sound = createRecordedSound(documents, () => 'ann', onChange, server);
  return {
    ...{ sound, onChange },
    show(next: string | undefined) {
      saved = next;
      key += 1;
      changed.emit();
    },
  };
}

const take = { id: 'one', startMs: 0, bytes: 5 };

test('a saved document whose sound is only on the server can be heard', async () => {
  const list = vi.fn<ServerSound['list']>(async () => [take]);
  const read = vi.fn<ServerSound['read']>(async () => new Blob(['sound']));
  const { sound, onChange, show } = open({ list, read });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(true, false));
  await sound.file();
  expect(read).toHaveBeenCalledWith('T', 'one');
  await sound.file();
  expect(read).toHaveBeenCalledTimes(1);
  show(undefined);
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false, false));
  expect(list).toHaveBeenCalledTimes(1);
  show('T');
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});

test('sound that couldn’t be fetched is fetched again', async () => {
  const read = vi.fn<ServerSound['read']>(async () => new Blob(['sound']));
  read.mockRejectedValueOnce(new TypeError('No network'));
  const { sound } = open({ list: async () => [take], read });
  await expect(sound.file()).rejects.toThrow('No network');
  await sound.file();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a server that can’t be reached has none', async () => {
  const { sound, onChange } = open({
    list: () => Promise.reject(new TypeError('No network')),
    read: () => Promise.reject(new TypeError('No network')),
  });
  expect(await sound.file()).toBeUndefined();
  expect(onChange).not.toHaveBeenCalled();
});

test('a server that couldn’t be reached is asked again, but not at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const list = vi.fn<ServerSound['list']>(async () => [take]);
  list.mockRejectedValueOnce(new TypeError('No network'));
  const read = vi.fn<ServerSound['read']>(async () => new Blob(['sound']));
  const { sound } = open({ list, read });
  for (const _ of [1, 2]) await sound.file();
  expect(list).toHaveBeenCalledTimes(1);
  expect(read).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60_000);
  await sound.file();
  expect(list).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledWith('T', 'one');
});

test('the hosted edition asks no server', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { sound } = open();
  expect(await sound.file()).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
