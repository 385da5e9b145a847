import { createResampler, speechRate } from '../../../shared/resample.ts';
import { type ChosenMicrophone, findMicrophone, listMicrophones } from '../microphones.ts';
import workletUrl from './capture-worklet.ts?worker&url';

export interface Capture {
  /** The microphone's name. */
  name: string;
  stream: MediaStream;
  stop(): void;
}

export interface CaptureListener {
  /** Called with mono samples at 16 kHz. */
  onSamples(samples: Float32Array): void;
  /** Called when the microphone was unplugged or the permission withdrawn. */
  onLost(): void;
  /** Called when the sound stops for a while, because the screen is locked or there is a phone call. */
  onInterrupted(): void;
}

/** Opens the chosen microphone if it is plugged in, or else the browser's default. */
export async function openChosenCapture(
  chosen: ChosenMicrophone | null,
  listener: CaptureListener,
): Promise<Capture> {
  const found = findMicrophone(chosen, await listMicrophones());
  return openCapture(found ? { deviceId: found.id } : {}, listener);
}

/** Rejects with the browser's error if the microphone can't be opened. */
export async function openCapture(
  device: MediaTrackConstraints,
  listener: CaptureListener,
): Promise<Capture> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { ...device, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  return captureStream(stream, listener);
}

/** Takes over a microphone that is open. */
export async function captureStream(stream: MediaStream, listener: CaptureListener): Promise<Capture> {
  const stopTracks = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const stopListening = await listenTo(stream, listener);
    return {
      name: stream.getAudioTracks()[0]?.label ?? '',
      stream,
      stop() {
        stopListening();
        stopTracks();
      },
    };
  } catch (error) {
    stopTracks();
    throw error;
  }
}

async function listenTo(
  stream: MediaStream,
  { onSamples, onLost, onInterrupted }: CaptureListener,
): Promise<() => void> {
  const { context, source } = connect(stream);
  try {
    // Some browsers don't load a module again that failed once.
    await context.audioWorklet
      .addModule(workletUrl)
      .catch(() => context.audioWorklet.addModule(`${workletUrl}?`));
    await resume(context);
    const node = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
    const resample = createResampler(context.sampleRate);
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(resample(data));
    source.connect(node);
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', onLost);
      track.addEventListener('mute', onInterrupted);
    }
    const onStateChange = () => {
      if (context.state !== 'running') onInterrupted();
    };
    /** Phones suspend the audio of a hidden page, and not all of them resume it. */
    const onVisibility = () => {
      if (document.visibilityState === 'visible' && context.state !== 'running') void context.resume();
    };
    context.addEventListener('statechange', onStateChange);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      node.port.onmessage = null;
      context.removeEventListener('statechange', onStateChange);
      document.removeEventListener('visibilitychange', onVisibility);
      void context.close();
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}

const resumeTimeoutMs = 5_000;

/** Without a press, WebKit leaves the promise of `resume()` pending. The microphone must not stay open then. */
async function resume(context: AudioContext): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The audio did not start.')), resumeTimeoutMs);
  try {
    await Promise.race([context.resume(), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Larger blocks wake the processor a third as often. The delay doesn't matter, because nobody hears this sound live.
 */
const latencyHint = 'playback';

/** Lets the browser resample, which costs less. Firefox connects a microphone only at the microphone's own rate. */
function connect(stream: MediaStream) {
  const context = new AudioContext({ sampleRate: speechRate, latencyHint });
  try {
    return { context, source: context.createMediaStreamSource(stream) };
  } catch {
    void context.close();
    const usual = new AudioContext({ latencyHint });
    return { context: usual, source: usual.createMediaStreamSource(stream) };
  }
}
