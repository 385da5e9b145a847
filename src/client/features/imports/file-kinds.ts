export type FileKind = 'media' | 'text' | 'subtitles' | 'word';

const kinds: Record<FileKind, readonly string[]> = {
  media: ['wav', 'mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'webm', 'flac', 'mp4', 'm4v', 'mov', 'mkv'],
  text: ['txt', 'md', 'markdown'],
  subtitles: ['srt', 'vtt'],
  word: ['docx'],
};

const extensions: ReadonlySet<string> = new Set(Object.values(kinds).flat());

/** The name of a file without the ending that says its kind. Other names may have dots too. */
export function withoutExtension(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 && extensions.has(name.slice(at + 1).toLowerCase()) ? name.slice(0, at) : name;
}

/** The types that a file picker offers. */
export const acceptedFiles = [
  'audio/*',
  'video/*',
  ...Object.values(kinds)
    .flat()
    .map((extension) => `.${extension}`),
].join(',');

/** Larger files would fill the storage of most devices. */
export const maxFileBytes = 2 * 1024 ** 3;

/** Goes by the file name, because browsers often report a wrong type or none at all. Any other file may contain sound. */
export function kindOf({ name, type }: { name: string; type: string }): FileKind {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  for (const kind of ['text', 'subtitles', 'word', 'media'] as const)
    if (kinds[kind].includes(extension)) return kind;
  return type.startsWith('text/') ? 'text' : 'media';
}
