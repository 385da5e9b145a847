import { expect, test, vi } from 'vitest';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { DeviceReadiness, DeviceTranslator } from '../../platform/translator.ts';
import { createPageTranslation } from './page-translation.ts';

function setUp(readiness: DeviceReadiness) {
  const device = {
    readiness: vi.fn(async () => readiness),
    translate: vi.fn(async ({ text, target }) => ({ text: `${target}: ${text}` })),
  } satisfies DeviceTranslator;
  const wanted: { source: LanguageCode; target: LanguageCode | undefined } = {
    source: 'en-US',
    target: 'de-DE',
  };
  const translation = createPageTranslation(device, () => ({ ...wanted }));
  const onChange = vi.fn();
  translation.subscribe(onChange);
  return { device, wanted, translation, onChange };
}

test('offers the language that the page translates into, and follows the choice', async () => {
  const { translation, wanted, onChange } = setUp('ready');
  expect(translation.languages()).toEqual([]);
  translation.check();
  await vi.waitFor(() => expect(translation.languages()).toEqual(['de-DE']));
  wanted.target = 'es-ES';
  translation.check();
  await vi.waitFor(() => expect(translation.languages()).toEqual(['es-ES']));
  wanted.target = undefined;
  translation.check();
  await vi.waitFor(() => expect(translation.languages()).toEqual([]));
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(await translation.translate('Good evening.', 'en-US', 'es-ES')).toBe('es-ES: Good evening.');
});

test('offers nothing that would have to be downloaded, and nothing without a translator', async () => {
  const { device, translation } = setUp('download');
  translation.check();
  await vi.waitFor(() => expect(device.readiness).toHaveBeenCalled());
  await Promise.resolve();
  expect(translation.languages()).toEqual([]);
  const without = createPageTranslation(undefined, () => ({ source: 'en-US', target: 'de-DE' }));
  without.check();
  expect(without.languages()).toEqual([]);
});

test('ignores an answer about languages that have changed meanwhile', async () => {
  const { translation, wanted, onChange } = setUp('ready');
  translation.check();
  wanted.target = undefined;
  translation.check();
  await Promise.resolve();
  await Promise.resolve();
  expect(translation.languages()).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});
