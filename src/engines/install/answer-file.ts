import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { whisperSizes } from './catalogue.ts';
import type { OfferedChoice } from './offer.ts';
import type { InstallRequest, PlannedPart } from './plan.ts';

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

const groupOf = (request: string): string => request.split(':', 1)[0] ?? '';

/** What somebody installs by its name replaces their earlier answer. Without one, they will still be asked. */
export function rememberInstalled(
  folder: string,
  requests: readonly InstallRequest[],
  parts: readonly PlannedPart[],
): void {
  const before = readAnswer(folder);
  if (!before) return;
  const isSmall = parts.some(({ source }) => source === whisperSizes.small.name);
  const named = requests.flatMap(({ group }) => {
    if (group === 'voices') return [group];
    return group === 'recognition' ? [`${group}:${isSmall ? 'small' : 'base'}`] : [];
  });
  const groups = new Set(named.map(groupOf));
  writeAnswer(folder, { requests: [...before.filter((request) => !groups.has(groupOf(request))), ...named] });
}

/** What somebody removes isn't downloaded again at the next start. */
export function rememberRemoved(folder: string, groups: ReadonlySet<string>): void {
  const before = readAnswer(folder);
  if (!before) return;
  writeAnswer(folder, { requests: before.filter((request) => !groups.has(groupOf(request))) });
}
