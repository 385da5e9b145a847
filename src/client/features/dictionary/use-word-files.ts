import { useState } from 'react';
import { readCsv, writeCsv } from '../../../shared/dictionary/dictionary-csv.ts';
import { addEntries, type DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { formatList } from '../../interface/format-list.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ReadWords } from './import-words-dialog.tsx';
import { dictionaryStrings as strings } from './strings.ts';
import type { Dictionary } from './use-dictionary.ts';

/** What decoding leaves of a spreadsheet, a picture or a text in another encoding than UTF-8. */
const notText = /[\0\ufffd]/;

/** As many rows as fit into a toast. */
const shortList = (rows: readonly number[]): string =>
  rows.length > 5 ? `${rows.slice(0, 5).join(', ')}, …` : formatList(rows.map(String));

/** Imports words from a spreadsheet and exports them to one. */
export function useWordFiles({ entries, limit, save }: Dictionary) {
  const toast = useToast();
  const [read, setRead] = useState<ReadWords | null>(null);
  return {
    /** The file that waits for a decision. */
    read,
    exportFile: () => saveFile(new File([writeCsv(entries)], strings.fileName, { type: 'text/csv' })),
    dismissFile: () => setRead(null),

    async readFile(file: File): Promise<void> {
      const text = await file.text().catch(() => undefined);
      if (text === undefined || notText.test(text)) {
        toast({ title: strings.importFailed, description: strings.importFailedText, tone: 'bad' });
        return;
      }
      const { entries: found, skippedRows } = readCsv(text);
      if (found.length === 0) {
        const rows = skippedRows.length > 0 && strings.skippedRows(shortList(skippedRows));
        const description = [rows, strings.noWordsInFileText].filter(Boolean).join(' ');
        toast({ title: strings.noWordsInFile, description, tone: 'bad' });
        return;
      }
      const { fitting, rest, duplicates } = addEntries(entries, found, limit);
      setRead({
        words: fitting.slice(entries.length),
        skippedRows,
        duplicates: duplicates.map(({ written }) => written),
        overLimit: rest.length,
      });
    },

    async importWords(words: readonly DictionaryEntry[]): Promise<void> {
      setRead(null);
      let imported = 0;
      const isSaved = await save((now) => {
        const { fitting } = addEntries(now, words, limit);
        imported = fitting.length - now.length;
        return fitting;
      });
      if (isSaved) toast({ title: strings.imported(imported), tone: 'good' });
    },
  };
}
