/** One subtitle: its lines and when they are on screen, in seconds. */
export interface SubtitleCue {
  start: number;
  end: number;
  lines: string[];
  /** Who speaks, if the cue begins with a WebVTT voice. */
  speaker?: string;
}

/** A name doesn't start with a space: spaces that both parts could match would take quadratic time. */
const voice = /^\s*<v(?:\.[^\s<>]*)?\s+([^<>\s][^<>]*)>/iu;

const timeLine = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

/** Reads SubRip and WebVTT, skipping notes, styles, numbers and cue settings. */
export function parseSubtitles(source: string): SubtitleCue[] {
  const cues: SubtitleCue[] = [];
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
    const speaker = webVtt ? voice.exec(lines[at + 1] ?? '')?.[1] : undefined;
    cues.push({
      ...(speaker && { speaker: unescapeMarkup(speaker).trim() }),
      start: seconds(times[1]),
      end: seconds(times[2]),
      lines: text.filter((line) => line !== ''),
    });
  }
  return cues;
}

function seconds(stamp: string | undefined): number {
  const parts = (stamp ?? '0').replace(',', '.').split(':').map(Number);
  return parts.reduce((total, part) => total * 60 + part, 0);
}

/** Tags end before the next one starts: searching to the end of the line for each would take quadratic time. */
const stripTags = (line: string) =>
  line.replace(/<\/?(?:[biu]|c|v|lang|ruby|rt|font)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/gi, '');
const unescapeMarkup = (line: string) =>
  line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');
