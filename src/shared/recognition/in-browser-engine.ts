/** The part with the engine that runs in the page: Moonshine tiny, its tokenizer and onnxruntime as WebAssembly. */
export const inBrowserPart = 'in-browser';

/** The files of the part. The installer compresses them. */
export const inBrowserFiles = {
  runtime: 'ort.wasm.bundle.min.mjs',
  wasm: 'ort-wasm-simd-threaded.wasm',
  encoder: 'encoder_model.onnx',
  decoder: 'decoder_model_merged.onnx',
  tokenizer: 'llama-tokenizer.js',
} as const;

/** The size of all files, for the progress of the download. */
export const inBrowserBytes = 43_170_385;

/** The compressed size, which is what people download. */
export const inBrowserMegabytes = 25;

/** Browsers keep the files forever, so other files need another URL. */
export const inBrowserFolder = '/in-browser/1/';

/** The URL of one of the files. */
export const inBrowserUrl = (file: keyof typeof inBrowserFiles): string =>
  inBrowserFolder + inBrowserFiles[file];
