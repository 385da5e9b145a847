import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { joinSamples, silence, speakSamples } from '../../../../test/spoken-samples.ts';
import type { Tier } from '../../../shared/limits.ts';
import { unlimited } from '../../../shared/unlimited.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { QueryClientProvider } from '../../api/use-query.ts';
import type { Backend } from '../../backend/backend.ts';
import { BackendProvider } from '../../backend/use-backend.ts';
import { toWav } from '../../platform/speech/wav.ts';
import { ImportDialog } from './import-dialog.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.engines;
});

async function spokenFile(): Promise<File> {
  const spoken = await speakSamples([{ text: 'Good morning, how are you today?', pauseMs: 1_000 }]);
  return new File([toWav(joinSamples([silence(2), spoken]))], 'Lecture.wav');
}

function open(
  file: File,
  { remaining, limit = 300, tier = 'free' }: { remaining: number; limit?: number; tier?: Tier },
) {
  const client = {
    get: async () => ({ allowed: remaining > 0, remaining, limit, tier }),
  } as unknown as Backend;
  const [onImport, onUpgrade, onOpenChange] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <BackendProvider value={client}>
      <QueryClientProvider value={createQueryClient()}>
        <ImportDialog
          {...{ file, tier, onImport, onUpgrade, onOpenChange }}
          userId="u"
          language="en-US"
          cap={1_000}
          onChooseAnother={() => undefined}
          open
        />
      </QueryClientProvider>
    </BackendProvider>,
  );
  return { onImport, onUpgrade, onOpenChange };
}

test('says how much of the allowance an import will use, and how much is left', async () => {
  const file = await spokenFile();
  const { onImport } = open(file, { remaining: 240 });
  await screen.findByText(/^\d s long, with [1-3] s of speech\. It fits in one part\.$/);
  await screen.findByText(/^Uses [1-3] s$/);
  expect(screen.getByText('4 of 5 min left')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(onImport).toHaveBeenCalledWith({ file, language: 'en-US', speechSeconds: expect.any(Number) });
});

test('says nothing about an allowance without a limit', async () => {
  open(await spokenFile(), { remaining: unlimited - 60, limit: unlimited, tier: 'premium' });
  await screen.findByText(/^\d s long, with [1-3] s of speech\./);
  expect(screen.queryByText(/^Uses/)).toBeNull();
  expect(screen.queryByText(/min left/)).toBeNull();
});

test('says where the speech is transcribed', async () => {
  open(await spokenFile(), { remaining: 240 });
  expect(screen.getByText(/^The speech is sent to this server and its recognition provider/)).toBeTruthy();
  cleanup();
  document.documentElement.dataset.engines = 'recognition';
  open(await spokenFile(), { remaining: 240 });
  expect(screen.getByText(/^The speech is transcribed on this server\./)).toBeTruthy();
});

test('offers an upgrade if the allowance is too small', async () => {
  const { onUpgrade, onOpenChange } = open(await spokenFile(), { remaining: 1 });
  await screen.findByText(/^Needs [2-3] s, but you only have 0 min left$/);
  expect(screen.getByText(/^We’ll transcribe as much as your allowance covers/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onUpgrade).toHaveBeenCalled();
});

test('offers no upgrade to premium users', async () => {
  open(await spokenFile(), { remaining: 1, tier: 'premium' });
  await screen.findByText(/^Needs/);
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
});

test('refuses a file of 3 GB without reading it', async () => {
  const file = new File(['x'], 'Film.mp4');
  Object.defineProperty(file, 'size', { value: 3 * 1024 ** 3 });
  const read = vi.spyOn(file, 'slice');
  open(file, { remaining: 300 });
  expect(await screen.findByRole('dialog', { name: 'Film.mp4 is too large' })).toBeTruthy();
  expect(screen.getByText(/Your text hasn’t changed and no minutes were used\.$/)).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});
