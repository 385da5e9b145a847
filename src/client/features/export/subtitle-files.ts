import type { Cue } from './subtitle-cues.ts';

/** SubRip: numbered cues, a comma before the milliseconds. */
export function formatSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, index) => `${index + 1}\n${span(cue, ',')}\n${cleanLines(cue.lines).join('\n')}\n`)
    .join('\n');
}

/** WebVTT: markup characters are escaped, and no line may look like a time line. */
export function formatVtt(cues: readonly Cue[]): string {
  const escapeMarkup = (line: string) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const blocks = cues.map(
    (cue) => `${span(cue, '.')}\n${cleanLines(cue.lines).map(escapeMarkup).join('\n')}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

const timeLine = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

/** Reads SubRip and WebVTT; notes, styles, numbers and cue settings are passed over. */
export function parseSubtitles(source: string): Cue[] {
  const cues: Cue[] = [];
  const webVtt = /^\uFEFF?WEBVTT/.test(source);
  for (const block of source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const at = lines.findIndex((line) => timeLine.test(line));
    const times = timeLine.exec(lines[at] ?? '');
    if (!times) continue;
    const text = lines
      .slice(at + 1)
      .map((line) => (webVtt ? unescapeMarkup(stripTags(line)) : stripTags(line)).trim());
    cues.push({
      start: seconds(times[1]),
      end: seconds(times[2]),
      lines: text.filter((line) => line !== ''),
    });
  }
  return cues;
}

/** A blank line would end the cue, so line breaks inside a line become spaces. */
function cleanLines(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.replace(/\s+/gu, ' ').replaceAll('-->', '→').trim())
    .filter((line) => line !== '');
}

function span({ start, end }: Cue, decimal: string): string {
  return `${timestamp(start, decimal)} --> ${timestamp(end, decimal)}`;
}

function timestamp(time: number, decimal: string): string {
  const ms = Math.round(time * 1_000);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const [hours, minutes, whole] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1_000) % 60,
  ];
  return `${pad(hours)}:${pad(minutes)}:${pad(whole)}${decimal}${pad(ms % 1_000, 3)}`;
}

function seconds(stamp: string | undefined): number {
  const parts = (stamp ?? '0').replace(',', '.').split(':').map(Number);
  return parts.reduce((total, part) => total * 60 + part, 0);
}

const stripTags = (line: string) =>
  line.replace(/<\/?(?:[biu]|c|v|lang|ruby|rt|font)(?:[.\s][^>]*)?>|<\d[\d:.]*>/gi, '');
const unescapeMarkup = (line: string) =>
  line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');
