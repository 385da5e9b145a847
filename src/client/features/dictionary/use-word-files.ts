import { readCsv, writeCsv } from '../../../shared/dictionary/dictionary-csv.ts';
import { addEntries } from '../../../shared/dictionary/entry.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useToast } from '../../ui/toast.tsx';
import { dictionaryStrings as strings } from './strings.ts';
import type { Dictionary } from './use-dictionary.ts';

/** Imports words from a spreadsheet and exports them to one. */
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
      let [imported, left] = [0, 0];
      const isSaved = await save((now) => {
        const { fitting, rest } = addEntries(now, read, limit);
        [imported, left] = [fitting.length - now.length, rest.length];
        return fitting;
      });
      if (!isSaved) return;
      const description = strings.importedNote(skipped, left);
      toast({
        title: strings.imported(imported),
        ...(description === '' ? {} : { description }),
        tone: description === '' ? 'good' : 'warn',
      });
    },
  };
}
