import { type ReadText, readText } from './text-reader.ts';

const damaged: ReadText = { problem: 'damaged' };

/** Reads one file. */
self.onmessage = ({ data }: MessageEvent<File>) =>
  void readText(data).then(
    (read) => self.postMessage(read),
    () => self.postMessage(damaged),
  );
