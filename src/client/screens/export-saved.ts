import { useCallback } from 'react';
import type { SavedText } from '../features/export/saved-source.ts';
import { exportStrings as strings } from '../features/export/strings.ts';
import { saveFile } from '../platform/save-file.ts';
import { useToast } from '../ui/toast.tsx';

/** Saves several saved texts as one ZIP; the compressor loads when it is first used. Says so if some aren't complete. */
export function useExportAll(): (items: SavedText[], isIncomplete?: boolean) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (items, isIncomplete = false) => {
      try {
        const { createExportZip } = await import('../features/export/create-export-zip.ts');
        const outcome = await saveFile(createExportZip(items));
        if (outcome !== 'saved') return;
        const title = strings.allSaved(items.length);
        toast(
          isIncomplete
            ? { tone: 'warn', title, description: strings.allIncomplete }
            : { tone: 'good', title },
        );
      } catch {
        toast({ tone: 'bad', title: strings.allFailed });
      }
    },
    [toast],
  );
}
