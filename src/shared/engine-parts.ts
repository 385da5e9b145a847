/** The services that engines on this machine can provide. */
export const engineServices = ['translation', 'speech', 'recognition'] as const;

export type EngineService = (typeof engineServices)[number];

/** The languages that Kokoro speaks; espeak handles all others. */
export const kokoroLanguages = ['en', 'es', 'fr', 'it', 'pt', 'hi', 'zh', 'ja'] as const;

/** The codecs that local recognition reads. */
export const engineCodecs: readonly string[] = ['pcm', 'mp3', 'opus'];

/** The parts that a service needs; each is a folder in `DATA_DIR/engines`. The translation engine comes with the app. */
export const requiredParts: Readonly<Record<EngineService, readonly string[]>> = {
  translation: [],
  speech: ['onnxruntime', 'kokoro', 'espeak', 'kuromoji', 'mp3-encoder'],
  recognition: ['onnxruntime', 'moonshine', 'moonshine-tokenizer', 'whisper', 'mp3-decoder', 'opus-decoder'],
};

const pairPattern = /^translation-([A-Za-z]+(?:-[A-Z][a-z]+)?)-to-([A-Za-z]+(?:-[A-Z][a-z]+)?)$/;

/** The part that holds the model for one translation direction. */
export const pairPart = (source: string, target: string): string => `translation-${source}-to-${target}`;

/** The translation direction of a part, if it is a translation model. */
export function pairOf(part: string): { source: string; target: string } | undefined {
  const [, source, target] = pairPattern.exec(part) ?? [];
  return source !== undefined && target !== undefined ? { source, target } : undefined;
}

/** The services that these parts are enough for. */
export function servicesOf(parts: readonly string[]): EngineService[] {
  return engineServices.filter((service) => requiredParts[service].every((part) => parts.includes(part)));
}
