import { chooseContent, type ExportPart, type ExportSource } from './export-source.ts';
import { createCues } from './subtitle-cues.ts';
import { formatSrt, formatVtt } from './subtitle-files.ts';
import { formatJson, formatMarkdown, formatPlainText } from './text-files.ts';
import { labelledTexts, timePairs } from './timed-pairs.ts';

export const exportFormats = ['docx', 'txt', 'md', 'srt', 'vtt', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const mimeTypes: Record<ExportFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  md: 'text/markdown',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  json: 'application/json',
};

/** Formats with times. Without a recording, the times are estimated from the length of the text. */
export const isTimed = (format: ExportFormat): boolean => ['srt', 'vtt', 'json'].includes(format);

/** Creates a file from one text, entirely in the browser. */
export async function createExportFile(
  source: ExportSource,
  format: ExportFormat,
  part: ExportPart,
  name: string,
): Promise<File> {
  const content = chooseContent(source, part);
  const type = mimeTypes[format];
  if (format === 'docx') {
    // The Word library is the largest one, so it is loaded only when it is used.
    const { createWordFile } = await import('./word-file.ts');
    return new File([await createWordFile(content)], name, { type });
  }
  const timed = () => timePairs(content.pairs, content.timings, source.original.language);
  const times = content.timings.length === 0 ? 'estimated' : 'spoken';
  const labelled = () => timed().map((pair) => ({ ...pair, texts: labelledTexts(pair) }));
  const write: Record<Exclude<ExportFormat, 'docx'>, () => string> = {
    txt: () => formatPlainText(content),
    md: () => formatMarkdown(content),
    srt: () => formatSrt(createCues(labelled(), content.languages, times)),
    vtt: () => formatVtt(createCues(timed(), content.languages, times)),
    json: () => formatJson(content, timed(), times === 'estimated'),
  };
  return new File([write[format]()], name, { type: `${type};charset=utf-8` });
}
