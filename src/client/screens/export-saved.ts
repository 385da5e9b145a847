import { useCallback } from 'react';
import type { SavedDocument } from '../../shared/document/document-schema.ts';
import type { Transcription } from '../../shared/entities.ts';
import type { ExportSource } from '../features/export/export-source.ts';
import { exportStrings as strings } from '../features/export/strings.ts';
import { saveFile } from '../platform/save-file.ts';
import { useToast } from '../ui/toast.tsx';

/** Saves several saved texts as one ZIP; the compressor loads when it is first used. */
export function useExportAll(): (items: (Transcription & Partial<SavedDocument>)[]) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (items) => {
      try {
        const { createExportZip } = await import('../features/export/create-export-zip.ts');
        const outcome = await saveFile(createExportZip(items));
        if (outcome === 'saved') toast({ tone: 'good', title: strings.allSaved(items.length) });
      } catch {
        toast({ tone: 'bad', title: strings.allFailed });
      }
    },
    [toast],
  );
}

export function savedSource(item: Transcription & Partial<SavedDocument>): ExportSource {
  const { text, language, createdAt, timings, segments, title, translations = [] } = item;
  const [translation] = translations;
  return {
    original: { text, language },
    ...(translation && { translation: { text: translation.text, language: translation.language } }),
    ...(title !== undefined && { title }),
    timings,
    segments,
    date: new Date(createdAt),
  };
}
