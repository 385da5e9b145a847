export type FileKind = 'sound' | 'text' | 'subtitles' | 'word';

const kinds: Record<FileKind, readonly string[]> = {
  sound: ['wav', 'mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'webm', 'flac', 'mp4', 'm4v', 'mov', 'mkv'],
  text: ['txt', 'md', 'markdown'],
  subtitles: ['srt', 'vtt'],
  word: ['docx'],
};

/** The types that a file picker offers. */
export const acceptedFiles = [
  'audio/*',
  'video/*',
  ...Object.values(kinds)
    .flat()
    .map((end) => `.${end}`),
].join(',');

/** Larger files would fill the storage of most devices. */
export const largestFile = 2 * 1024 ** 3;

/** Uses the name, because systems often report no type or a wrong one. Any other file may still contain sound. */
export function kindOf({ name, type }: { name: string; type: string }): FileKind {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  for (const kind of ['text', 'subtitles', 'word', 'sound'] as const)
    if (kinds[kind].includes(ending)) return kind;
  return type.startsWith('text/') ? 'text' : 'sound';
}
