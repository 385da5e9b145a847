import type { LanguageCode } from '../../../shared/languages.ts';
import { audible, levelOf, noSoundMs } from '../../platform/level-meter.ts';
import type {
  Recognition,
  RecognitionEvent,
  RecognitionSession,
} from '../../platform/recognition/recognition.ts';
import type { Capture, CaptureListener } from '../../platform/speech/capture.ts';
import { createSegmenter, type Segment, secondsOf } from '../../platform/speech/segmenter.ts';
import type { MicrophoneNotice } from './microphone-notice.ts';

/** A segment that is ready to be sent. */
export interface SpokenSegment extends Segment {
  id: string;
  language: LanguageCode;
  /** The silence before it; unknown for the first one. */
  pauseMs?: number;
  /** The recording that it belongs to. */
  recording: string;
}

export type OpenCapture = (listener: CaptureListener) => Promise<Capture>;

/** A recogniser that can continue with a capture that is already running. */
export interface CapturingRecognition extends Recognition {
  open(locale: string, listen: (event: RecognitionEvent) => void, running?: OpenCapture): RecognitionSession;
}

/** A microphone that was opened for a recording, and how much of the recording came before it. */
export interface OpenedCapture {
  recording: string;
  stream: MediaStream;
  atMs: number;
}

export interface ServerRecognitionDeps {
  openCapture: OpenCapture;
  language(): LanguageCode;
  onSegment(segment: SpokenSegment): void;
  /** Resolves once none of these segments is still being transcribed. */
  settled(ids: ReadonlySet<string>): Promise<void>;
  /** Called with whether closing the page now would lose words that are being spoken. */
  onSpeaking(speaking: boolean): void;
  onNotice(notice: MicrophoneNotice): void;
  /** Called with how loud the microphone is, from 0 to 1. */
  onLevel(level: number): void;
  onCapture(opened: OpenedCapture): void;
  /** Calls `onChange` when another microphone is chosen. */
  watchChoice(onChange: () => void): () => void;
}

/** After this much silence we assume the user has left, as with the browser's engine (12 times 8 s). */
const maxSilenceMs = 96_000;

/**
 * Records segments for the server. The words reach the text through the queue of segments, which outlives the
 * session. The session only reports that it is listening, that it hears something, and when everything is
 * transcribed.
 */
export function createServerRecognition(deps: ServerRecognitionDeps): CapturingRecognition {
  return {
    open(_locale, listen, running) {
      const language = deps.language();
      const segmenter = createSegmenter();
      const ids = new Set<string>();
      const recording = crypto.randomUUID();
      let capture: Capture | undefined;
      let ended = false;
      let lastEndMs: number | undefined;
      let silentSince = 0;
      let heardMs = 0;
      let lastSoundMs = 0;
      let started = false;
      let openings = 0;

      function send(segments: readonly Segment[]) {
        for (const segment of segments) {
          const id = crypto.randomUUID();
          const pauseMs = lastEndMs === undefined ? undefined : Math.max(0, segment.startMs - lastEndMs);
          lastEndMs = segment.endMs;
          ids.add(id);
          deps.onSegment({ ...segment, id, language, pauseMs, recording });
        }
      }

      function finish() {
        if (ended) return;
        ended = true;
        unwatch();
        capture?.stop();
        send(segmenter.flush());
        deps.onSpeaking(false);
      }

      function fail(code: string) {
        if (ended) return;
        finish();
        listen({ type: 'error', code });
        listen({ type: 'ended' });
      }

      function onSamples(samples: Float32Array) {
        if (ended) return;
        heardMs += secondsOf(samples) * 1_000;
        deps.onLevel(levelOf(samples));
        watchForSound(samples);
        send(segmenter.take(samples));
        const speaking = segmenter.speaking();
        deps.onSpeaking(speaking);
        if (speaking) {
          silentSince = heardMs;
          listen({ type: 'speech' });
        } else if (heardMs - silentSince > maxSilenceMs) fail('silence');
      }

      /** Doesn't wait for a pause, because a phone may never let a hidden page run again. */
      function sendRunningWords() {
        if (ended) return;
        send(segmenter.flush());
        deps.onSpeaking(false);
      }

      /** Warns once per microphone. */
      function watchForSound(samples: Float32Array) {
        if (isAudible(samples)) lastSoundMs = heardMs;
        else if (heardMs - lastSoundMs >= noSoundMs) {
          lastSoundMs = Number.POSITIVE_INFINITY;
          deps.onNotice({ kind: 'no-sound', name: capture?.name ?? '' });
        }
      }

      function openMicrophone(unplugged = false, openCapture = deps.openCapture) {
        openings += 1;
        const opening = openings;
        openCapture({ onSamples, onLost: replaceMicrophone, onInterrupted: sendRunningWords }).then(
          (opened) => {
            if (ended || opening !== openings) {
              opened.stop();
              return;
            }
            capture = opened;
            deps.onCapture({ recording, stream: opened.stream, atMs: heardMs });
            if (unplugged) deps.onNotice({ kind: 'unplugged', name: opened.name });
            if (!started) listen({ type: 'started' });
            started = true;
          },
          (error: unknown) => {
            if (opening === openings) fail(captureErrorCode(error));
          },
        );
      }

      /** Switches to another microphone, if there is one, because this one was unplugged. */
      function replaceMicrophone() {
        capture?.stop();
        if (!ended) openMicrophone(true);
      }

      const unwatch = deps.watchChoice(() => {
        capture?.stop();
        lastSoundMs = heardMs;
        openMicrophone();
      });
      openMicrophone(false, running);

      return {
        stop(reopens = false) {
          finish();
          // People who keep speaking must not wait for the responses.
          const written = reopens ? Promise.resolve() : deps.settled(ids);
          void written.then(() => listen({ type: 'ended' }));
        },
        abort() {
          finish();
          queueMicrotask(() => listen({ type: 'ended' }));
        },
      };
    },
  };
}

function isAudible(samples: Float32Array): boolean {
  for (let i = 0; i < samples.length; i += 1) if ((samples[i] as number) > audible) return true;
  return false;
}

/** The code that the Web Speech API uses for the same problem. */
export function captureErrorCode(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'not-allowed' : 'audio-capture';
}
