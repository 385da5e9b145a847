import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLanguage } from './add-language.ts';
import { languages } from './languages.ts';

beforeEach(async () => {
  vi.resetModules();
  addLanguage(await languages.ar());
});
afterEach(() => {
  cleanup();
  globalThis.interfaceLanguage = undefined;
});

const control = { open: true, onOpenChange: () => {} };

test('a speed reads 1.5×, not ×1.5', async () => {
  const { readingStrings } = await import('../features/playback/strings.ts');
  expect(readingStrings.speedValue(1.5)).toBe('\u20661.5×\u2069');
});

test('keys are listed from left to right', async () => {
  const { ShortcutsDialog } = await import('../screens/dialogs/shortcuts-dialog.tsx');
  render(<ShortcutsDialog {...control} />);
  expect(screen.getByText('F8').closest('dd')?.dir).toBe('ltr');
});

test('a file name is written from left to right, and its formats keep their dot in front', async () => {
  const { ExportDialog } = await import('../features/export/export-dialog.tsx');
  const { ToastProvider } = await import('../ui/toast.tsx');
  const source = { original: { text: 'Nobody slept.', language: 'en-US' as const }, date: new Date() };
  render(
    <ToastProvider>
      <ExportDialog {...control} source={source} />
    </ToastProvider>,
  );
  const name = screen.getByRole<HTMLInputElement>('textbox');
  expect(name.parentElement?.dir).toBe('ltr');
  expect(name.parentElement?.textContent).toBe('.docx');
  expect(screen.getByText('.srt').tagName).toBe('BDI');
});

test('an empty field has the direction of the interface, and a filled one that of its text', async () => {
  const { HeardField } = await import('../features/dictionary/heard-field.tsx');
  const onChange = vi.fn();
  const { rerender } = render(<HeardField heard={[]} typed="" onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.dir).toBe('');
  fireEvent.change(field, { target: { value: 'Köln' } });
  expect(onChange).toHaveBeenCalledWith({ typed: 'Köln' });
  rerender(<HeardField heard={[]} typed="Köln" onChange={onChange} />);
  expect(field.dir).toBe('auto');
});

test('the terms show the price in English, like their text', async () => {
  const { PremiumPrice } = await import('../features/billing/premium-price.tsx');
  const { createTestPage } = await import('../testing/test-page.tsx');
  const { wrapper } = createTestPage(() => Promise.reject(new Error('offline')));
  const { container } = render(<PremiumPrice />, { wrapper });
  expect(container.textContent).toBe('$9.99');
});
