import { isMicrophoneGranted } from './microphone-permission.ts';

/** Loudness below this is background noise. */
const floor = 0.01;
/** Even the quietest room is louder than this. */
export const audible = 0.000_1;
/** A microphone that sends nothing for this long is probably switched off or isn't the one that people speak into. */
export const noSoundMs = 3_000;
/** How long the level takes to fall to a third. */
const fallMs = 160;

/** The loudness of these samples, as their root mean square. */
function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i += 1) sum += (samples[i] as number) ** 2;
  return Math.sqrt(sum / samples.length);
}

const levelAt = (loudness: number): number => Math.min(1, Math.max(0, (loudness - floor) * 7));

/** How loud these samples are, from 0 to 1. */
export const levelOf = (samples: Float32Array): number => levelAt(loudnessOf(samples));

/** Rises at once and falls slowly, so that short gaps in speech don't flicker. */
export const nextLevel = (level: number, target: number, passedMs: number): number =>
  target > level ? target : target + (level - target) * Math.exp(-passedMs / fallMs);

/**
 * Reports the loudness of the microphone, from 0 to 1, once per frame; the sound isn't recorded. Resolves to a function
 * that stops it, or to undefined where the level can't be measured.
 */
export async function openLevelMeter(
  onLevel: (level: number) => void,
  device: MediaTrackConstraints = {},
  onNoSound?: (name: string) => void,
): Promise<(() => void) | undefined> {
  // Without a stored permission, opening the microphone a second time would ask the user again.
  if (!(await isMicrophoneGranted())) return undefined;
  let stream: MediaStream | undefined;
  let context: AudioContext | undefined;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: device });
    context = new AudioContext();
    return measureLevel({ stream, context }, onLevel, onNoSound);
  } catch {
    // Firefox refuses to analyse a microphone whose sample rate differs from the speaker's.
    if (stream) stopTracks(stream);
    void context?.close();
    return undefined;
  }
}

function measureLevel(
  { stream, context }: { stream: MediaStream; context: AudioContext },
  onLevel: (level: number) => void,
  onNoSound?: (name: string) => void,
): () => void {
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let level = 0;
  let silentMs = 0;
  let before = performance.now();
  let frame = requestAnimationFrame(measure);

  function measure(now: number) {
    analyser.getFloatTimeDomainData(samples);
    const loudness = loudnessOf(samples);
    level = nextLevel(level, levelAt(loudness), now - before);
    // A hidden page measures nothing, so a long gap between two frames isn't silence.
    silentMs = loudness > audible || now - before > 1_000 ? 0 : silentMs + now - before;
    before = now;
    onLevel(level);
    if (silentMs >= noSoundMs) {
      silentMs = Number.NEGATIVE_INFINITY;
      onNoSound?.(stream.getAudioTracks()[0]?.label ?? '');
    }
    frame = requestAnimationFrame(measure);
  }

  return () => {
    cancelAnimationFrame(frame);
    stopTracks(stream);
    void context.close();
  };
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
