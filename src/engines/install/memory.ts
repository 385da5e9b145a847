import { once } from 'node:events';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { type WhisperSize, whisperSizes } from './catalogue.ts';
import type { InstallRequest } from './plan.ts';

/** Whisper small needs up to 2.5 GB while it runs, and the rest of the computer needs memory too. */
export const enoughForSmall = 6e9;

/** Memory in bytes. A container may be allowed less than the computer has. */
export const measureMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem());

export interface WhisperChoice {
  memoryBytes: number;
  /** Missing if nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
  say: (text: string) => void;
}

const memoryNeeds: Record<WhisperSize, string> = {
  base: 'uses up to 1.1 GB of memory',
  small: 'uses up to 2.5 GB of memory, makes fewer mistakes',
};

const isSize = (answer: string): answer is WhisperSize => Object.hasOwn(memoryNeeds, answer);

/** Asks for the size of recognition and suggests the one that fits the measured memory. */
export async function chooseWhisper({ memoryBytes, ask, say }: WhisperChoice): Promise<WhisperSize> {
  const suggested = memoryBytes >= enoughForSmall ? 'small' : 'base';
  const measured = `This computer has ${(memoryBytes / 1e9).toFixed(1)} GB of memory.`;
  if (!ask) {
    say(`${measured} Using recognition:${suggested}, which ${memoryNeeds[suggested]}.`);
    return suggested;
  }
  say(`Recognition comes in two sizes. ${measured}`);
  for (const [size, needs] of Object.entries(memoryNeeds)) {
    const megabytes = Math.round(whisperSizes[size as WhisperSize].bytes / 1e6);
    say(`  ${size.padEnd(7)}${`${megabytes} MB`.padEnd(8)}${needs}`);
  }
  for (;;) {
    const answer = (await ask(`Type base or small, or press Enter for ${suggested}: `)).trim().toLowerCase();
    if (answer === '') return suggested;
    if (isSize(answer)) return answer;
    say('Please type base or small, or just press Enter.');
  }
}

/** For a size that was named in the command: what it needs, and the smaller one if memory is short. */
export function warnOfWhisper(requests: readonly InstallRequest[], memoryBytes: number): string | undefined {
  const isSmall = requests.some(({ group, details }) => group === 'recognition' && details[0] === 'small');
  if (!isSmall) return undefined;
  const needs = `recognition:small ${memoryNeeds.small}.`;
  if (memoryBytes >= enoughForSmall) return needs;
  const measured = `This computer has only ${(memoryBytes / 1e9).toFixed(1)} GB`;
  return `${needs} ${measured}, so recognition:base fits better: it ${memoryNeeds.base}.`;
}

/** Reads answers from the terminal; undefined without one. */
export function createAsk(): WhisperChoice['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    terminal.once('SIGINT', () => {
      process.stdout.write('\nStopped. Nothing was changed.\n');
      process.exit(130);
    });
    // At the end of the input, nothing can be answered any more.
    const closed = once(terminal, 'close').then(() => '');
    const answer = await Promise.race([terminal.question(question), closed]);
    terminal.close();
    return answer;
  };
}
