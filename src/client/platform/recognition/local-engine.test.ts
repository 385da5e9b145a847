import { expect, test } from 'vitest';
import { findLocalEngine } from './local-engine.ts';

const SpeechRecognition = Object.assign(class {}, { available: () => {} });
const branded = (...brands: string[]) => ({ userAgentData: { brands: brands.map((brand) => ({ brand })) } });

test('finds an engine that can keep speech on this device', () => {
  expect(findLocalEngine({ SpeechRecognition }, branded('Chromium', 'Google Chrome'))).toBeDefined();
  expect(findLocalEngine({ SpeechRecognition }, branded('Chromium', 'Microsoft Edge'))).toBeDefined();
  expect(findLocalEngine({ SpeechRecognition }, {})).toBeDefined();
});

test('does not use engines that would send speech to a server or crash the page', () => {
  expect(findLocalEngine({ SpeechRecognition: class {} }, {})).toBeUndefined();
  expect(findLocalEngine({}, {})).toBeUndefined();
  expect(findLocalEngine({ SpeechRecognition }, branded('Chromium', 'Not A Brand'))).toBeUndefined();
});
