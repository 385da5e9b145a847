import { Zip, ZipDeflate } from 'fflate';
import type { Transcription } from '../../../shared/entities.ts';
import { languageName } from '../../interface/language-names.ts';
import type { StreamedFile } from '../../platform/save-file.ts';
import { titleOf } from './export-source.ts';
import { fileStrings } from './file-strings.ts';

/** All saved transcriptions as one ZIP: a text file for each, and an index. Files are compressed as they are read. */
export const createExportZip = (items: readonly Transcription[]): StreamedFile => ({
  name: fileStrings.zipName,
  type: 'application/zip',
  stream: () => streamZip(entriesOf(items)),
});

interface Entry {
  name: string;
  text: string;
  time: Date;
}

function* entriesOf(items: readonly Transcription[]): Generator<Entry> {
  yield { name: 'index.csv', text: indexOf(items), time: new Date() };
  for (const [position, item] of items.entries())
    yield { name: fileName(item, position), text: `${item.text}\n`, time: new Date(item.createdAt) };
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

function fileName(item: Transcription, position: number): string {
  return `${String(position + 1).padStart(3, '0')} ${titleOf(item.text)}.txt`;
}

/** The byte order mark tells spreadsheets that the file is in Unicode. */
function indexOf(items: readonly Transcription[]): string {
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
