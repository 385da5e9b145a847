/** Where permission already is, a second use of the microphone asks nothing; elsewhere it would ask again. */
async function isGranted(): Promise<boolean> {
  try {
    const status = await navigator.permissions.query({ name: 'microphone' });
    return status.state === 'granted';
  } catch {
    return false;
  }
}

/** Loudness below this is the room. */
const floor = 0.01;
/** How long it takes to fall to a third. */
const fallMs = 160;

/**
 * Tells how loud the microphone is, from 0 to 1, once a frame. The sound itself goes nowhere. Resolves to what stops it,
 * or to nothing where no level can be had.
 */
export async function openLevelMeter(onLevel: (level: number) => void): Promise<(() => void) | undefined> {
  if (!(await isGranted())) return undefined;
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    return measureLevel(stream, onLevel);
  } catch {
    // Firefox gives the microphone and then refuses to measure it where its rate is not the loudspeaker's.
    if (stream) stopTracks(stream);
    return undefined;
  }
}

function measureLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let level = 0;
  let before = performance.now();
  let frame = requestAnimationFrame(measure);

  function measure(now: number) {
    analyser.getFloatTimeDomainData(samples);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    const loudness = Math.sqrt(sum / samples.length);
    const target = Math.min(1, Math.max(0, (loudness - floor) * 7));
    // Up at once, down slowly: the eye follows speech, not its gaps.
    level = target > level ? target : target + (level - target) * Math.exp((before - now) / fallMs);
    before = now;
    onLevel(level);
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
