import type { Cue } from './subtitle-cues.ts';

/** SubRip: numbered cues, a comma before the milliseconds. */
export function formatSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, index) => `${index + 1}\n${span(cue, ',')}\n${cleanLines(cue.lines).join('\n')}\n`)
    .join('\n');
}

/** WebVTT: speakers are voices, markup characters are escaped, and no line may look like a time line. */
export function formatVtt(cues: readonly Cue[]): string {
  const escapeMarkup = (line: string) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const blocks = cues.map(({ speaker, ...cue }) => {
    const [name] = speaker === undefined ? [] : cleanLines([speaker]);
    const voice = name === undefined ? '' : `<v ${escapeMarkup(name)}>`;
    return `${span(cue, '.')}\n${voice}${cleanLines(cue.lines).map(escapeMarkup).join('\n')}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
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
