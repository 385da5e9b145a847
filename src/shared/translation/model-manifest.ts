import { z } from 'zod';

const fileSchema = z.object({
  /** Relative to the folder of the models. The file there is compressed with Brotli. */
  path: z.string().regex(/^[a-z0-9-]+\/[a-z0-9.-]+\.br$/),
  /** Of the raw file. */
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The size of the download. */
  compressedBytes: z.number().int().positive(),
});

const modelSchema = z.object({
  source: z.string().regex(/^[a-z]{2}$/),
  target: z.string().regex(/^[a-z]{2}$/),
  version: z.number().int().positive(),
  model: fileSchema,
  /** Both languages share one vocabulary. */
  vocabulary: fileSchema,
});

/** The translation models that come with the app: `models/manifest.json`. */
export const modelManifestSchema = z.object({ models: z.array(modelSchema) });

export type ModelManifest = z.infer<typeof modelManifestSchema>;
export type BuiltInModel = ModelManifest['models'][number];
/** One file of a model. */
export type ModelFile = BuiltInModel['model'];
