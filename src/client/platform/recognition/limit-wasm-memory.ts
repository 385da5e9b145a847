/**
 * iPhones refuse to reserve the 4 GB that the runtime asks for. The engine needs 161 MB for 30 seconds of speech, which
 * is longer than any segment.
 */
const maxPages = 8_192;

/** Every memory that is created afterwards can grow to 512 MB at most. */
export function limitWasmMemory(scope: { Memory: typeof WebAssembly.Memory } = WebAssembly): void {
  scope.Memory = class extends scope.Memory {
    constructor({ maximum = maxPages, ...descriptor }: WebAssembly.MemoryDescriptor) {
      super({ ...descriptor, maximum: Math.min(maximum, maxPages) });
    }
  };
}
