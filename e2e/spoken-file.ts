import { toWav } from '../src/client/platform/speech/wav.ts';
import { joinSamples, silence, speakSamples } from '../test/spoken-samples.ts';

/** A WAV file with two phrases and a 1.5-second pause between them. */
export async function spokenWav(): Promise<Buffer> {
  const spoken = await speakSamples([
    { text: 'Good morning', pauseMs: 1_500 },
    { text: 'How are you', pauseMs: 0 },
  ]);
  return Buffer.from(toWav(joinSamples([silence(0.5), spoken, silence(1)])));
}
