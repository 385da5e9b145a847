import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

const part = { part: 'kokoro', source: 'kokoro@1', bytes: 90_000_000, packages: [] };

it('says that a download is being unpacked, with the bar in place', () => {
  let shown = '';
  const output = { isTTY: true, write: (text: string) => (shown = text) };
  const progress = createProgress([part], output, () => 0);
  progress.update(part, 90_000_000);
  progress.unpack(part);
  expect(shown).toMatch(/█{24} {2}90 of 90 MB {2}Unpacking kokoro…$/);
});

it('says it once for each part without a terminal', () => {
  let shown = '';
  const progress = createProgress([part], { write: (text) => (shown += text) }, () => 0);
  progress.update(part, 90_000_000);
  progress.unpack(part);
  progress.unpack(part);
  expect(shown).toBe('kokoro@1 (90 MB)\nUnpacking kokoro…\n');
});

it('doesn’t count what was downloaded earlier as speed', () => {
  let time = 0;
  let shown = '';
  const output = { isTTY: true, write: (text: string) => (shown = text) };
  const progress = createProgress([part], output, () => time);
  progress.update(part, 60_000_000, true);
  expect(shown).toContain('60 of 90 MB  0.0 MB/s');
  time = 2_000;
  progress.update(part, 70_000_000);
  expect(shown).toContain('70 of 90 MB  5.0 MB/s');
});
