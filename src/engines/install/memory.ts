import { once } from 'node:events';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline/promises';
import type { WhisperSize } from './catalogue.ts';

/** Whisper small needs up to 2.5 GB while it runs, and the rest of the computer needs memory too. */
const enoughForSmall = 6e9;

/** Memory in bytes. A container may be allowed less than the computer has. */
export const measureMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem());

export interface WhisperChoice {
  memoryBytes: number;
  /** Missing if nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
  say: (text: string) => void;
}

/** Asks how much memory there is, with the measured memory as the default. */
export async function chooseWhisper({ memoryBytes, ask, say }: WhisperChoice): Promise<WhisperSize> {
  const measured = (memoryBytes / 1e9).toFixed(1);
  let bytes = memoryBytes;
  while (ask) {
    const answer = await ask(`How much memory does this computer have, in GB? [${measured}] `);
    const gigabytes = Number.parseFloat(answer.trim().replace(',', '.') || measured);
    if (gigabytes > 0) {
      bytes = gigabytes * 1e9;
      break;
    }
    say('Enter a number, or press Enter to accept the suggestion.');
  }
  const size = bytes >= enoughForSmall ? 'small' : 'base';
  const reason = ask ? '' : `This computer has ${measured} GB of memory. `;
  const need = size === 'small' ? 'makes fewer mistakes and needs up to 2.5 GB' : 'needs up to 1.1 GB';
  say(`${reason}Using recognition:${size}, which ${need}.`);
  return size;
}

/** Reads answers from the terminal; undefined without one. */
export function createAsk(): WhisperChoice['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    terminal.once('SIGINT', () => process.exit(130));
    // At the end of the input, nothing can be answered any more.
    const closed = once(terminal, 'close').then(() => '');
    const answer = await Promise.race([terminal.question(question), closed]);
    terminal.close();
    return answer;
  };
}
