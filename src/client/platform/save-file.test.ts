import { afterEach, expect, test, vi } from 'vitest';
import { canShareFile, saveFile, shareFile } from './save-file.ts';

const file = new File(['Good morning.'], 'a.txt', { type: 'text/plain' });
const streamed = { name: 'a.zip', type: 'application/zip', stream: () => new Blob(['zip']).stream() };

/** The name and content of each download. */
function watchDownloads() {
  const contents: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${contents.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { contents, clicked };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('writes a file in pieces to the place that the user chooses', async () => {
  const written: string[] = [];
  const decoder = new TextDecoder();
  const createWritable = async () =>
    new WritableStream<Uint8Array>({ write: (chunk) => void written.push(decoder.decode(chunk)) });
  const picker = vi.fn(async () => ({ createWritable }));
  vi.stubGlobal('showSaveFilePicker', picker);
  expect(await saveFile(streamed)).toBe('saved');
  expect(picker).toHaveBeenCalledWith({ suggestedName: 'a.zip' });
  expect(written).toEqual(['zip']);
});

test('saves nothing if the user closes the dialog', async () => {
  const { clicked } = watchDownloads();
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await saveFile(file)).toBe('cancelled');
  expect(clicked).not.toHaveBeenCalled();
});

test('downloads where there is no dialog, or where it is forbidden', async () => {
  const { contents, clicked } = watchDownloads();
  expect(await saveFile(file)).toBe('saved');
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'SecurityError')));
  expect(await saveFile(streamed)).toBe('saved');
  expect(clicked).toHaveBeenCalledTimes(2);
  expect(contents.map(({ type }) => type)).toEqual(['text/plain', 'application/zip']);
});

test('shares a file where the system can, and reports the outcome', async () => {
  expect(canShareFile(file)).toBe(false);
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share, canShare: () => true });
  expect(canShareFile(file)).toBe(true);
  expect(await shareFile(file)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ files: [file], title: 'a.txt' });
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await shareFile(file)).toBe('cancelled');
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await shareFile(file)).toBe('failed');
});
