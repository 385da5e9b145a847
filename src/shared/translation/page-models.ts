import type { BuiltInModel, ModelFile } from './model-manifest.ts';

/** The models that pages can download, as the server sends the list. */
export const pageModelsUrl = '/translation-models/list.json';

/** Browsers keep a file forever, so its URL names its content. */
export const modelFileUrl = ({ sha256 }: Pick<ModelFile, 'sha256'>): string =>
  `/translation-models/${sha256}`;

/** The files of these models, each of them once. */
export function filesOf(models: readonly BuiltInModel[]): ModelFile[] {
  const files = models.flatMap(({ model, vocabulary }) => [model, vocabulary]);
  return [...new Map(files.map((file) => [file.sha256, file])).values()];
}
