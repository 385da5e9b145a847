import type { LanguageCode } from '../../shared/languages.ts';
import { speechRate } from '../../shared/resample.ts';
import {
  type CapturingRecognition,
  captureErrorCode,
  type OpenCapture,
} from '../features/recorder/server-recognition.ts';
import type { RecognitionSession } from '../platform/recognition/recognition.ts';
import type { Capture, CaptureListener } from '../platform/speech/capture.ts';
import type { SegmentStore } from '../platform/speech/segment-store.ts';
import { secondsOf } from '../platform/speech/segmenter.ts';
import { toWav } from '../platform/speech/wav.ts';

export interface EarlySoundDeps {
  openCapture: OpenCapture;
  store: Pick<SegmentStore, 'put' | 'remove'>;
  /** Called when sound is stored. */
  onStored(): void;
  page: string;
  /** Empty if it isn't known who records. */
  userId: string;
  language(): LanguageCode;
  /** Resolves when the app is there. */
  app: Promise<CapturingRecognition>;
}

const storedEvery = speechRate;
const pieceLength = 10 * speechRate;

/**
 * Records sound until the app can have it transcribed. The app then continues the same capture, from its beginning. Until
 * then the sound is stored every second, so that it is offered on the next visit if the app never arrives.
 */
export function createEarlySound(deps: EarlySoundDeps): CapturingRecognition {
  return {
    open(locale, listen) {
      const sound = createKeptSound(deps);
      let next: CaptureListener | undefined;
      let session: RecognitionSession | undefined;
      let capture: Capture | undefined;
      let ended = false;

      function end() {
        ended = true;
        capture?.stop();
        sound.store();
      }
      function fail(error?: unknown) {
        if (ended) return;
        end();
        listen({ type: 'error', code: captureErrorCode(error) });
        listen({ type: 'ended' });
      }
      const opening = deps.openCapture({
        onSamples: (samples) => (next ? next.onSamples(samples) : ended || sound.add(samples)),
        onLost: () => (next ? next.onLost() : fail()),
        onInterrupted: () => (next ? next.onInterrupted() : sound.store()),
      });
      opening.then((opened) => {
        capture = opened;
        if (ended) opened.stop();
        else listen({ type: 'started' });
      }, fail);

      /** The app hears everything so far at once, and then what follows. */
      const continueIn = (app: CapturingRecognition) =>
        opening.then(
          async (opened) => {
            const replayed = Promise.withResolvers<void>();
            session = app.open(locale, ended ? () => {} : listen, async (listener) => {
              next = listener;
              for (const samples of sound.take()) listener.onSamples(samples);
              replayed.resolve();
              return ended ? { ...opened, stop() {} } : opened;
            });
            await replayed.promise;
            if (ended) session.stop();
          },
          () => {},
        );
      deps.app.then(continueIn, () => {
        if (ended) return;
        end();
        listen({ type: 'error', code: 'network' });
        listen({ type: 'ended' });
      });

      const stop = (act: (own: RecognitionSession) => void) => {
        if (session) return act(session);
        end();
        queueMicrotask(() => listen({ type: 'ended' }));
      };
      return { stop: (reopens) => stop((own) => own.stop(reopens)), abort: () => stop((own) => own.abort()) };
    },
  };
}

/** The sound so far, which is also stored, in pieces that are replaced while they grow. */
function createKeptSound({ store, onStored, page, userId, language }: EarlySoundDeps) {
  const startedAt = Date.now();
  const ids: string[] = [];
  let sound: Float32Array[] = [];
  let piece: Float32Array[] = [];
  let length = 0;
  let stored = 0;
  let isTaken = false;

  function put() {
    if (isTaken || length === stored) return;
    const samples = new Float32Array(length);
    let at = 0;
    for (const part of piece) {
      samples.set(part, at);
      at += part.length;
    }
    if (stored === 0) ids.push(`${page}:${startedAt}:${ids.length}`);
    stored = length;
    void store
      .put({
        ...{ id: ids.at(-1) ?? '', userId, pageId: page, language: language(), uncut: true },
        spokenAt: startedAt + ids.length,
        seconds: secondsOf(samples),
        wav: toWav(samples),
      })
      .then(onStored);
    if (length < pieceLength) return;
    piece = [];
    length = 0;
    stored = 0;
  }

  return {
    store: put,
    add(samples: Float32Array) {
      sound.push(samples);
      piece.push(samples);
      length += samples.length;
      if (length - stored >= storedEvery) put();
    },
    take(): Float32Array[] {
      const all = sound;
      isTaken = true;
      sound = [];
      const [id, ...others] = ids;
      if (id !== undefined) void store.remove(id, ...others);
      return all;
    },
  };
}
