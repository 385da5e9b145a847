import { expect, it } from 'vitest';
import { chooseWhisper } from './memory.ts';

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

it('asks how much memory there is and suggests the measured memory', async () => {
  const { size, said } = await choose(16.7e9, ['']);
  expect(size).toBe('small');
  expect(said).toEqual([
    'How much memory does this computer have, in GB? [16.7] ',
    'Using recognition:small, which makes fewer mistakes and needs up to 2.5 GB.',
  ]);
});

it.each([
  ['4', 'base'],
  ['5,9', 'base'],
  [' 8 GB', 'small'],
])('chooses the size for the answer %j', async (answer, size) => {
  expect((await choose(16e9, [answer])).size).toBe(size);
});

it('asks again if the answer is not a number', async () => {
  const { size, said } = await choose(16e9, ['a lot', '2']);
  expect(size).toBe('base');
  expect(said[1]).toBe('Enter a number, or press Enter to accept the suggestion.');
});

it('decides by the measured memory and says so without a terminal', async () => {
  expect(await choose(4e9)).toEqual({
    size: 'base',
    said: ['This computer has 4.0 GB of memory. Using recognition:base, which needs up to 1.1 GB.'],
  });
});
