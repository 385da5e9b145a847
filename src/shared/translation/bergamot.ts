/** TypeScript has these types only in its DOM library. */
declare const WebAssembly: {
  instantiate(code: Uint8Array<ArrayBuffer>, imports: object): Promise<{ instance: object }>;
};

/** The parts of the WebAssembly module that we use; its package has no types. */
interface BergamotModule {
  asm: Record<string, (...args: number[]) => unknown>;
  AlignedMemory: new (size: number, alignment: number) => AlignedMemory;
  AlignedMemoryList: new () => { push_back(memory: AlignedMemory): void };
  TranslationModel: new (
    settings: string,
    model: AlignedMemory,
    shortlist: AlignedMemory,
    vocabularies: unknown,
    qualityModel: null,
  ) => LoadedModel;
  BlockingService: new (options: { cacheSize: number }) => Service;
  VectorString: new () => { push_back(text: string): void; delete(): void };
  VectorResponseOptions: new () => { push_back(options: object): void; delete(): void };
}

interface AlignedMemory {
  getByteArrayView(): Uint8Array;
}

interface Responses {
  size(): number;
  get(index: number): { getTranslatedText(): string };
  delete(): void;
}

interface Service {
  translate(model: LoadedModel, texts: unknown, options: unknown): Responses;
}

export interface LoadedModel {
  delete(): void;
}

/** The files of one translation direction. The languages share a vocabulary or have one each. */
export interface ModelFiles {
  model: Uint8Array;
  shortlist: Uint8Array;
  vocabularies: Uint8Array[];
  /** `int8shiftAlphaAll`, or `int8shiftAll` for models without precomputed scales. */
  precision: string;
}

export interface Bergamot {
  load(files: ModelFiles): LoadedModel;
  translate(model: LoadedModel, sentences: readonly string[]): string[];
}

/** Some browsers provide fast versions of these functions; everywhere else, the slower fallbacks are used. */
const matrixFunctions = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

const settingsFor = (precision: string) =>
  `${[
    'beam-size: 1',
    'normalize: 1.0',
    'word-penalty: 0',
    'max-length-break: 128',
    'mini-batch-words: 1024',
    'workspace: 128',
    'max-length-factor: 2.0',
    'skip-cost: true',
    'cpu-threads: 0',
    'quiet: true',
    'quiet-translation: true',
    `gemm-precision: ${precision}`,
    'alignment: soft',
  ].join('\n')}\n`;

/** Starts the engine. `runScript` runs the package's script, which reads these settings from its variable `Module`. */
export async function startBergamot(
  runScript: (settings: object) => void,
  wasm: Uint8Array<ArrayBuffer>,
): Promise<Bergamot> {
  const errorLines: string[] = [];
  const module = await new Promise<BergamotModule>((resolve, reject) => {
    const settings = {
      asm: {} as BergamotModule['asm'],
      print() {},
      printErr: (line: string) => errorLines.push(line),
      instantiateWasm(imports: object, accept: (instance: object) => void) {
        const wasm_gemm = Object.fromEntries(
          Object.entries(matrixFunctions).map(([name, fallback]) => [
            name,
            (...args: number[]) => settings.asm[fallback]?.(...args),
          ]),
        );
        WebAssembly.instantiate(wasm, { ...imports, wasm_gemm }).then(
          ({ instance }) => accept(instance),
          reject,
        );
        return {};
      },
      onRuntimeInitialized: () => resolve(settings as unknown as BergamotModule),
    };
    runScript(settings);
  });
  const service = new module.BlockingService({ cacheSize: 0 });

  const copy = (bytes: Uint8Array, alignment: number) => {
    const memory = new module.AlignedMemory(bytes.byteLength, alignment);
    memory.getByteArrayView().set(bytes);
    return memory;
  };

  /** The engine prints the reason for any error and aborts. */
  const explain = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const reason = errorLines.find((line) => /Error: (?!Aborted)/.test(line))?.replace(/^.*?Error: /, '');
      throw new Error(reason ?? String(error), { cause: error });
    }
  };

  const translate: Bergamot['translate'] = (model, sentences) =>
    explain(() => {
      const texts = new module.VectorString();
      const options = new module.VectorResponseOptions();
      for (const sentence of sentences) {
        texts.push_back(sentence);
        options.push_back({ qualityScores: false, alignment: false, html: false, sentenceMappings: false });
      }
      const responses = service.translate(model, texts, options);
      const translated = sentences.map((_, index) => responses.get(index).getTranslatedText());
      for (const used of [texts, options, responses]) used.delete();
      return translated;
    });

  return {
    translate,
    load({ model, shortlist, vocabularies, precision }) {
      return explain(() => {
        const list = new module.AlignedMemoryList();
        for (const vocabulary of vocabularies) list.push_back(copy(vocabulary, 64));
        const loaded = new module.TranslationModel(
          settingsFor(precision),
          copy(model, 256),
          copy(shortlist, 64),
          list,
          null,
        );
        // The files are parsed on the first translation, so this detects damaged ones.
        translate(loaded, ['.']);
        return loaded;
      });
    },
  };
}
