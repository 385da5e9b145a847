import { Zip, ZipDeflate } from 'fflate';
import { languageName } from '../../interface/language-names.ts';
import type { StreamedFile } from '../../platform/save-file.ts';
import { chooseContent, type ExportPart, fileNameOf, titleOf } from './export-source.ts';
import { type SavedText, savedSource } from './saved-source.ts';
import { fileStrings } from './strings.ts';
import { formatPlainText } from './text-files.ts';

/** Saved transcriptions as one ZIP: a text file for each and for each translation, and an index. Files are compressed as they are read. */
export const createExportZip = (items: readonly SavedText[]): StreamedFile => ({
  name: fileStrings.zipName,
  type: 'application/zip',
  stream: () => streamZip(entriesOf(items)),
});

interface Entry {
  name: string;
  text: string;
  time: Date;
}

function* entriesOf(items: readonly SavedText[]): Generator<Entry> {
  yield { name: 'index.csv', text: indexOf(items), time: new Date() };
  for (const [position, item] of items.entries()) {
    const time = new Date(item.createdAt);
    yield { name: fileName(item, position), text: contentOf(item, 'original'), time };
    for (const translation of item.translations ?? []) {
      const name = fileName(item, position, languageName(translation.language));
      yield { name, text: contentOf({ ...item, translations: [translation] }, 'translation'), time };
    }
  }
}

/** As it was saved, unless speakers have to be named. */
function contentOf(item: SavedText, part: Exclude<ExportPart, 'both'>): string {
  if (item.segments?.some(({ speaker }) => speaker !== undefined))
    return formatPlainText(chooseContent(savedSource(item), part));
  return `${part === 'original' ? item.text : item.translations?.[0]?.text}\n`;
}

function streamZip(entries: Generator<Entry>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const zip = new Zip();
  return new ReadableStream({
    start(controller) {
      zip.ondata = (error, chunk, final) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
        if (final) controller.close();
      };
    },
    pull() {
      const { value: next, done } = entries.next();
      if (done) return zip.end();
      const entry = new ZipDeflate(next.name, { level: 6 });
      // A ZIP can't hold times before 1980.
      entry.mtime = next.time.getUTCFullYear() < 1980 ? new Date() : next.time;
      zip.add(entry);
      entry.push(encoder.encode(next.text), true);
    },
  });
}

function fileName({ title, text }: SavedText, position: number, language?: string): string {
  const name = title === undefined ? titleOf(text) : fileNameOf(title);
  const suffix = language === undefined ? '' : ` (${language})`;
  return `${String(position + 1).padStart(3, '0')} ${name}${suffix}.txt`;
}

/** The byte order mark tells spreadsheets that the file is in Unicode. */
function indexOf(items: readonly SavedText[]): string {
  const rows = items.map((item, position) => [
    fileName(item, position),
    languageName(item.language),
    item.createdAt,
    String(item.text.length),
  ]);
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const lines = [fileStrings.columns, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
