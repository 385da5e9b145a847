import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { readAnswer, writeAnswer } from './answer-file.ts';
import { createGroupProgress } from './group-progress.ts';
import { createOffer } from './offer.ts';
import { askOffer } from './offer-question.ts';
import { parseRequests, planParts } from './plan.ts';

const plan = (requests: readonly string[]) =>
  planParts(parseRequests(requests), { chooseWhisper: async () => 'base', listModels: async () => [] });

function openTerminal() {
  const input = new PassThrough();
  let shown = '';
  const output = { write: (text: string) => (shown += text) };
  return { input, output, shown: () => stripVTControlCharacters(shown) };
}

const keys = { up: '\u001b[A', down: '\u001b[B', enter: '\r', stop: '\u0003' };

it('names the sizes that are really downloaded', async () => {
  const { choices } = createOffer(16e9);
  for (const { requests, bytes } of choices.filter((choice) => choice.bytes > 0)) {
    const parts = await plan(requests);
    expect(parts.reduce((sum, part) => sum + part.bytes, 0)).toBe(bytes);
  }
});

it('recommends what the memory allows', () => {
  const remarks = (memory: number) => createOffer(memory).choices.map(({ remark }) => remark);
  expect(createOffer(16e9).recommended).toBe(0);
  expect(remarks(16e9)[0]).toBe('recommended for this computer (16 GB of memory)');
  expect(createOffer(4e9).recommended).toBe(1);
  expect(remarks(4e9)[1]).toBe('recommended for this computer (4 GB of memory)');
});

it('shows sizes and languages, and Enter takes the recommendation', async () => {
  const terminal = openTerminal();
  const asked = askOffer(createOffer(16e9), terminal);
  const text = terminal.shown();
  expect(text).toContain('? Install voices and recognition? They work offline and send nothing anywhere.');
  expect(text).toContain('> Yes        419 MB   recommended for this computer (16 GB of memory)');
  expect(text).toContain('all 18 languages');
  terminal.input.write(keys.enter);
  expect((await asked)?.requests).toEqual(['voices', 'recognition:small']);
  expect(terminal.shown()).toContain('✓ Install voices and recognition? Yes');
});

it.each([
  ['down', [keys.down], 'smaller'],
  ['up', [keys.up], 'no'],
  ['down twice', [keys.down, keys.down], 'no'],
])('chooses with the arrow keys: %s', async (_name, pressed, answer) => {
  const terminal = openTerminal();
  const asked = askOffer(createOffer(16e9), terminal);
  for (const key of [...pressed, keys.enter]) terminal.input.write(key);
  expect((await asked)?.answer).toBe(answer);
});

it('gives no answer after Ctrl+C', async () => {
  const terminal = openTerminal();
  const asked = askOffer(createOffer(16e9), terminal);
  terminal.input.write(keys.stop);
  expect(await asked).toBeUndefined();
});

it('remembers the answer, and nobody else may read the data folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'rhapsode-answer-'));
  const folder = join(root, 'data', 'engines');
  expect(readAnswer(folder)).toBeUndefined();
  writeAnswer(folder, { requests: ['voices'] });
  expect(readAnswer(folder)).toEqual(['voices']);
  expect(statSync(join(root, 'data')).mode & 0o777).toBe(0o700);
  writeFileSync(join(folder, 'answer.json'), '{"requests":');
  expect(readAnswer(folder)).toBeUndefined();
  rmSync(root, { recursive: true });
});

it('shows a bar for each group, with speed, and other text above them', async () => {
  const parts = await plan(['voices', 'recognition:small']);
  const terminal = openTerminal();
  let time = 0;
  const progress = createGroupProgress(parts, terminal.output, () => time);
  const runtime = parts.find(({ part }) => part === 'onnxruntime') ?? expect.fail();
  const kokoro = parts.find(({ part }) => part === 'kokoro') ?? expect.fail();
  progress.update(runtime, runtime.bytes);
  time = 10_000;
  progress.update(kokoro, 45_000_000);
  const text = terminal.shown();
  expect(text).toContain('✓ Shared parts █');
  expect(text).toMatch(/Voices {7}█+░+ {2}45 of 118 MB {2}16 MB\/s, 5 s left/);
  progress.writeAbove('Rhapsode is ready\n');
  expect(terminal.shown()).toContain('Rhapsode is ready\n✓ Shared parts');
});
