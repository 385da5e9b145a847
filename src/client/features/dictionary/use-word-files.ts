import { readCsv, writeCsv } from '../../../shared/dictionary/dictionary-csv.ts';
import { mergeEntries } from '../../../shared/dictionary/entry.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useToast } from '../../ui/toast.tsx';
import { dictionaryStrings as strings } from './strings.ts';
import type { Dictionary } from './use-dictionary.ts';

/** Words from and for spreadsheets. */
export function useWordFiles({ entries, limit, save }: Dictionary) {
  const toast = useToast();
  return {
    exportFile: () => saveFile(new File([writeCsv(entries)], strings.fileName, { type: 'text/csv' })),

    async importFile(file: File): Promise<void> {
      const { entries: read, skipped } = readCsv(await file.text());
      if (read.length === 0) {
        toast({ title: strings.importFailed, description: strings.importFailedText, tone: 'bad' });
        return;
      }
      const merged = mergeEntries(entries, read);
      const fitting = merged.slice(0, Math.max(limit, entries.length));
      if (!(await save(fitting))) return;
      const description = strings.importedNote(skipped, merged.length - fitting.length);
      toast({
        title: strings.imported(fitting.length - entries.length),
        ...(description === '' ? {} : { description }),
        tone: description === '' ? 'good' : 'warn',
      });
    },
  };
}
