import { Zip, ZipDeflate } from 'fflate';
import type { Transcription } from '../../../shared/entities.ts';
import { languageName } from '../../interface/language-names.ts';
import { titleOf } from './export-source.ts';
import { fileStrings } from './file-strings.ts';

/** All saved transcriptions in one ZIP, a text file each and an index, compressed one after the other. */
export async function createExportZip(items: readonly Transcription[]): Promise<File> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
        if (final) controller.close();
      });
      const encoder = new TextEncoder();
      const add = (name: string, text: string, time: Date) => {
        const entry = new ZipDeflate(name, { level: 6 });
        // A ZIP can't hold times before 1980.
        entry.mtime = time.getUTCFullYear() < 1980 ? new Date() : time;
        zip.add(entry);
        entry.push(encoder.encode(text), true);
      };
      add('index.csv', indexOf(items), new Date());
      for (const [position, item] of items.entries())
        add(fileName(item, position), `${item.text}\n`, new Date(item.createdAt));
      zip.end();
    },
  });
  return new File([await new Response(stream).blob()], fileStrings.zipName, { type: 'application/zip' });
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
