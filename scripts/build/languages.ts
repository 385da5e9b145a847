import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { interfaceLanguages } from '../../src/shared/interface-languages.ts';

/** An interface language and the URL of its script; English has none. */
export interface BuiltLanguage {
  id: string;
  script: string | null;
}

const sources = join(import.meta.dirname, '../../src/client/interface');

/**
 * Bundles each language separately. In the app's bundle, a language would import modules from the app's
 * script, which would then run before the language is loaded.
 */
export async function buildLanguages(dist: string): Promise<BuiltLanguage[]> {
  const built = interfaceLanguages.map(async ({ id }): Promise<BuiltLanguage[]> => {
    const input = join(sources, id, 'index.ts');
    if (!existsSync(input)) return id === 'en' ? [{ id, script: null }] : [];
    const bundle = await rolldown({ input });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    await bundle.close();
    const { code } = output[0];
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const script = `/assets/interface-${id}-${hash}.js`;
    await writeFile(join(dist, script), code);
    return [{ id, script }];
  });
  return (await Promise.all(built)).flat();
}
