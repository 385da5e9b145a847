import type { PlannedPart } from './plan.ts';

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** Resumed bytes were downloaded earlier, so they don't count as speed. */
  update: (part: PlannedPart, bytes: number, resumed?: boolean) => void;
  /** Unpacking and checking can take a while after a download, during which no bytes arrive. */
  unpack: (part: PlannedPart) => void;
  end(): void;
}

const barLength = 24;

/** One progress bar for all parts, with sizes and speed. Without a terminal, prints one line per part. */
export function createProgress(parts: readonly PlannedPart[], output: Output, now: () => number): Progress {
  const total = parts.reduce((sum, part) => sum + part.bytes, 0);
  const started = now();
  let current: PlannedPart | undefined;
  let unpacking: PlannedPart | undefined;
  let last = 0;
  let skipped = 0;

  const draw = (state: string) => {
    const filled = Math.round((barLength * last) / total);
    const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled);
    output.write(`\r\u001b[K${bar}  ${toMegabytes(last)} of ${toMegabytes(total)} MB  ${state}`);
  };

  return {
    update(part, bytes, resumed) {
      const before = parts.slice(0, parts.indexOf(part)).reduce((sum, { bytes }) => sum + bytes, 0);
      const arrived = before + bytes;
      if (resumed) skipped += arrived - last;
      last = arrived;
      if (!output.isTTY) {
        if (part !== current) output.write(`${part.source} (${toMegabytes(part.bytes)} MB)\n`);
        current = part;
        return;
      }
      const speed = (arrived - skipped) / Math.max(1, now() - started) / 1_000;
      draw(`${speed.toFixed(1)} MB/s  ${part.part}`);
    },
    unpack(part) {
      if (output.isTTY) draw(`Unpacking ${part.part}…`);
      else if (part !== unpacking) output.write(`Unpacking ${part.part}…\n`);
      unpacking = part;
    },
    end() {
      if (output.isTTY) output.write('\n');
    },
  };
}

const toMegabytes = (bytes: number) => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
