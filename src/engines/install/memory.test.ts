import { expect, it } from 'vitest';
import { chooseWhisper, warnOfWhisper } from './memory.ts';
import { parseRequests } from './plan.ts';

async function choose(memoryBytes: number, answers?: string[]) {
  const said: string[] = [];
  const ask = async (question: string) => {
    said.push(question);
    return answers?.shift() ?? '';
  };
  const size = await chooseWhisper({
    memoryBytes,
    ask: answers && ask,
    say: (text) => said.push(text),
  });
  return { size, said };
}

it('says how much memory there is and what each size needs', async () => {
  const { size, said } = await choose(16.7e9, ['']);
  expect(size).toBe('small');
  expect(said).toEqual([
    'Recognition comes in two sizes. This computer has 16.7 GB of memory.',
    '  base   52 MB   uses up to 1.1 GB of memory',
    '  small  166 MB  uses up to 2.5 GB of memory, makes fewer mistakes',
    'Type base or small, or press Enter for small: ',
  ]);
});

it('suggests the small model from 6 GB', async () => {
  expect((await choose(5.9e9, [''])).size).toBe('base');
  expect((await choose(6e9, [''])).size).toBe('small');
});

it.each([
  ['base', 'base'],
  [' Small ', 'small'],
])('accepts the answer %j', async (answer, size) => {
  expect((await choose(16e9, [answer])).size).toBe(size);
});

it('asks again if the answer is neither size', async () => {
  const { size, said } = await choose(16e9, ['8 GB', 'base']);
  expect(size).toBe('base');
  expect(said).toContain('Please type base or small, or just press Enter.');
});

it('decides by the measured memory and says so without a terminal', async () => {
  expect(await choose(4e9)).toEqual({
    size: 'base',
    said: ['This computer has 4.0 GB of memory. Using recognition:base, which uses up to 1.1 GB of memory.'],
  });
});

it('says what a named size needs, and suggests base if memory is short', () => {
  const small = parseRequests(['voices', 'recognition:small']);
  expect(warnOfWhisper(small, 16e9)).toBe(
    'recognition:small uses up to 2.5 GB of memory, makes fewer mistakes.',
  );
  expect(warnOfWhisper(small, 4e9)).toBe(
    'recognition:small uses up to 2.5 GB of memory, makes fewer mistakes. This computer has only 4.0 GB, so recognition:base fits better: it uses up to 1.1 GB of memory.',
  );
  expect(warnOfWhisper(parseRequests(['recognition:base', 'voices']), 4e9)).toBeUndefined();
});
