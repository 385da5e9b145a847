import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toWav } from '../src/client/platform/speech/wav.ts';
import { joinSamples, mix, noise, silence, speakSamples } from '../test/spoken-samples.ts';
import { chromiumOptions } from './chromium.ts';

/** Two phrases with a 1.5-second pause between them, which becomes a comma. */
const phrases = [
  { text: 'Good morning', pauseMs: 1_500 },
  { text: 'How are you', pauseMs: 0 },
];

/**
 * Launch options for a browser whose microphone plays speech once each time it is opened, then ten minutes of silence,
 * or of steady noise at a level in decibels.
 */
export async function createSpokenMicrophone(roomDb?: number) {
  const room = roomDb === undefined ? '' : `-in-room${roomDb}`;
  const file = join(tmpdir(), `rhapsode-spoken-microphone${room}.wav`);
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`;
    const spoken = joinSamples([silence(0.5), await speakSamples(phrases), silence(600)]);
    const heard = roomDb === undefined ? spoken : mix(spoken, noise(spoken.length / 16_000, roomDb));
    writeFileSync(unfinished, new Uint8Array(toWav(heard)));
    renameSync(unfinished, file);
  }
  return {
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--use-file-for-fake-audio-capture=${file}%noloop`],
  };
}

export const spokenMicrophone = await createSpokenMicrophone();
