import { createSoundAnswers, type SoundRequest } from './sound-answers.ts';
import { readSound } from './sound-reader.ts';

const answer = createSoundAnswers(readSound);
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<{ id: number; request: SoundRequest }>) => {
  queue = queue.then(async () => {
    const reply = await answer(data.request);
    const transfer = 'samples' in reply ? [reply.samples.buffer] : [];
    self.postMessage({ id: data.id, reply }, { transfer });
  });
};
