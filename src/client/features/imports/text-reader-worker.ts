import { type ReadText, readChapters, type TextFile } from './text-reader.ts';

const damaged: ReadText = { problem: 'damaged' };

/** Reads one file. */
self.onmessage = ({ data }: MessageEvent<TextFile>) =>
  void readChapters(data).then(
    (read) => self.postMessage(read),
    () => self.postMessage(damaged),
  );
