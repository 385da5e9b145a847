/** A subtitle is easy to read up to about two lines and a few seconds. */
const maxCharacters = 84;
const maxSeconds = 6;

/** Subtitles in the SubRip format. Without word timings, the whole text is one subtitle. */
export function toSrt({ text, seconds, words = [] }) {
  if (text.trim() === '') return '';
  const timed = words.length > 0 ? words : [{ text, start: 0, end: seconds }];
  const cues = [];
  /** Where the words so far end in the text. */
  let written = 0;
  for (const word of timed) {
    const last = cues.at(-1);
    const spoken = word.text.trim();
    const at = text.indexOf(spoken, written);
    // Chinese, Japanese and Thai have no spaces between words.
    const space = last && at === written ? '' : ' ';
    if (at >= 0) written = at + spoken.length;
    const joined = last && `${last.text}${space}${spoken}`;
    const fits = last && joined.length <= maxCharacters && word.end - last.start <= maxSeconds;
    if (fits && !/[.!?。！？]$/.test(last.text)) Object.assign(last, { text: joined, end: word.end });
    else cues.push({ text: spoken, start: word.start, end: word.end });
  }
  return cues
    .map((cue, index) => `${index + 1}\n${clock(cue.start)} --> ${clock(cue.end)}\n${cue.text}\n`)
    .join('\n');
}

function clock(seconds) {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  const time = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60];
  return `${time.map((value) => part(value)).join(':')},${part(milliseconds % 1000, 3)}`;
}
