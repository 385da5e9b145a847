import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ModelsUnavailable } from './install-error.ts';

/** Where translation models come from: the URL of the list, and the base URL of its files. */
export interface ModelOrigin {
  list: string;
  files: string;
}

const mozilla: ModelOrigin = {
  list: 'https://firefox.settings.services.mozilla.com/v1/buckets/main/collections/translations-models-v2/records',
  files: 'https://firefox-settings-attachments.cdn.mozilla.net',
};

/** Mozilla's servers, or a mirror or folder with the list as `records` and the files at their own paths. */
export function modelOrigin(setting: string | undefined): ModelOrigin {
  if (!setting) return mozilla;
  const base = setting.replace(/\/+$/, '');
  return { list: `${base}/records`, files: base };
}

export const isUrl = (location: string): boolean => /^https?:\/\//.test(location);

const recordSchema = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  fileType: z.enum(['model', 'lex', 'vocab', 'srcvocab', 'trgvocab']),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  version: z.string(),
  filter_expression: z.string().optional(),
  decompressedHash: z.string(),
  attachment: z.object({ hash: z.string(), size: z.number(), location: z.string() }),
});
type ModelFile = z.infer<typeof recordSchema>;

/** The newest complete set of files for one direction. */
export interface ModelPackage {
  source: string;
  target: string;
  version: string;
  bytes: number;
  files: ModelFile[];
}

/** Reads the list of models and skips unknown records. */
export async function readModelList(origin: ModelOrigin): Promise<ModelPackage[]> {
  const unreachable = () => new ModelsUnavailable(`Could not reach ${origin.list}; nothing was changed.`);
  let text: string;
  if (isUrl(origin.list)) {
    const response = await fetch(origin.list).catch(() => {
      throw unreachable();
    });
    if (!response.ok)
      throw new ModelsUnavailable(`${origin.list} returned ${response.status}; nothing was changed.`);
    text = await response.text();
  } else {
    text = await readFile(join(origin.list), 'utf8').catch(() => {
      throw unreachable();
    });
  }
  const { data } = parseList(text, origin);
  return choose(data.flatMap((record) => recordSchema.safeParse(record).data ?? []));
}

function parseList(text: string, origin: ModelOrigin): { data: unknown[] } {
  try {
    return z.object({ data: z.array(z.unknown()) }).parse(JSON.parse(text));
  } catch {
    // Such as the sign-in page of a network.
    throw new ModelsUnavailable(`${origin.list} is not a list of translation models; nothing was changed.`);
  }
}

function choose(records: readonly ModelFile[]): ModelPackage[] {
  const sets = new Map<string, ModelFile[]>();
  // All files of a model must have the same version.
  for (const file of records) {
    // Records with a filter are for test versions of Firefox.
    if (file.filter_expression) continue;
    const key = [file.sourceLanguage, file.targetLanguage, file.version].join(' ');
    sets.set(key, [...(sets.get(key) ?? []), file]);
  }
  const best = new Map<string, ModelPackage>();
  for (const files of sets.values()) {
    const [first] = files;
    const types = files.map((file) => file.fileType);
    const vocabulary = types.includes('vocab') || (types.includes('srcvocab') && types.includes('trgvocab'));
    if (!first || !types.includes('model') || !vocabulary) continue;
    const { sourceLanguage: source, targetLanguage: target, version } = first;
    const known = best.get(`${source} ${target}`);
    if (known && compareVersions(known.version, version) >= 0) continue;
    const bytes = files.reduce((sum, file) => sum + file.attachment.size, 0);
    best.set(`${source} ${target}`, { source, target, version, bytes, files });
  }
  return [...best.values()];
}

const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
