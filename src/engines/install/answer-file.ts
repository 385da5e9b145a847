import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { OfferedChoice } from './offer.ts';

const fileName = 'answer.json';
const schema = z.object({ requests: z.array(z.string()) });

/** What somebody chose to install; undefined if nobody has been asked. */
export function readAnswer(folder: string): readonly string[] | undefined {
  const path = join(folder, fileName);
  if (!existsSync(path)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8'))).requests;
  } catch {
    // A damaged file means one more question.
    return undefined;
  }
}

/** Remembered, so that nobody is asked twice and an interrupted download continues. */
export function writeAnswer(folder: string, { requests }: Pick<OfferedChoice, 'requests'>): void {
  // This may be the first thing in the data folder, which is private.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, fileName), JSON.stringify({ requests }));
}
