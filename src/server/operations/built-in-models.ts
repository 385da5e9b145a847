import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltInModel, modelManifestSchema } from '../../shared/translation/model-manifest.ts';

/** The translation models that come with the app. Reports what is missing, so that operators find out before users do. */
export function findBuiltInModels(folder: string, onProblem: (problem: string) => void): BuiltInModel[] {
  const manifest = join(folder, 'manifest.json');
  const models = readManifest(manifest);
  if (!models) {
    onProblem(`translation is not available: ${manifest} is missing or damaged`);
    return [];
  }
  return models.filter(({ source, target, model, vocabulary }) => {
    const missing = [model, vocabulary].find((file) => !existsSync(join(folder, file.path)));
    if (missing)
      onProblem(`translation from ${source} to ${target} is not available: ${missing.path} is missing`);
    return !missing;
  });
}

function readManifest(path: string): BuiltInModel[] | undefined {
  try {
    return modelManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).models;
  } catch {
    return undefined;
  }
}
