import type { RecorderStatus } from '../../features/recorder/recorder-control.ts';
import type { OpenedCapture } from '../../features/recorder/server-recognition.ts';
import { keptStrings as strings } from '../../features/recordings/strings.ts';
import { megabytes } from '../../interface/megabytes.ts';
import { isMicrophoneGranted } from '../../platform/microphone-permission.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import { recordsBeside } from '../../platform/recordings/can-record.ts';
import {
  recordingType,
  recordStream,
  type StreamRecording,
} from '../../platform/recordings/record-stream.ts';
import {
  type RecordingStore,
  recordings,
  type Take,
  visitor,
} from '../../platform/recordings/recording-store.ts';
import type { SettingsStore } from '../../platform/settings.ts';
import type { LocalKey, Store } from '../../platform/storage.ts';
import type { Documents } from '../../studio/documents.ts';
import type { ShowToast } from '../../ui/toast.tsx';

export interface KeptRecordingsDeps {
  documents: Pick<Documents, 'view' | 'ensureId' | 'subscribe' | 'transcript'>;
  status(): Pick<RecorderStatus, 'phase' | 'engine'>;
  userId(): string | undefined;
  store?: RecordingStore;
  settings: Pick<SettingsStore, 'get'>;
  local: Pick<Store<LocalKey>, 'read' | 'write'>;
  toast: ShowToast;
  /** Opens the chosen microphone once more; undefined if the browser would have to ask. */
  openMicrophone(): Promise<MediaStream | undefined>;
  now(): number;
}

export interface KeptRecordings {
  /** Call it when the recorder has changed. */
  refresh(): void;
  onCapture(opened: OpenedCapture): void;
  /** Call it after a phrase was written. */
  heard(phrase: Phrase): void;
  dispose(): void;
}

/** The browser's engine reports a word about this long after it was spoken. */
const engineDelayMs = 800;
/** An hour or so. */
const roomBytes = 15_000_000;

interface Running {
  take: Take;
  stream: MediaStream;
  /** Whether the stream was opened for this alone. */
  own: boolean;
  /** Its times are counted from the beginning of this recording, of which `atMs` had passed. */
  recording: string | null;
  atMs: number;
  recorder: StreamRecording;
  written: Promise<unknown>;
  isFull: boolean;
}

/**
 * Keeps the sound of dictations on this device, beside the engine that recognises them. Whatever fails here, the
 * recognition doesn't notice.
 */
export function createKeptRecordings(deps: KeptRecordingsDeps): KeptRecordings {
  const { documents, status, settings, local, toast, now } = deps;
  const { store = recordings } = deps;
  const userId = () => deps.userId() ?? visitor;
  let running: Running | null = null;
  let unplaced: readonly Running[] = [];
  /** The recording of the browser's engine whose words were heard last. */
  let heardRecording: string | null = null;
  /** Whether the microphone is being opened, or couldn't be during this recording. */
  let tried = false;

  const isWanted = () => settings.get().keepRecordings === true;
  const usesBrowser = () => status().phase === 'recording' && status().engine === 'browser';

  function explainOnce() {
    if (local.read('recordingsExplained') !== null) return;
    local.write('recordingsExplained', 'true');
    toast({ title: strings.impossible, description: strings.impossibleText, tone: 'info' });
  }

  function begin(opened: Pick<Running, 'stream' | 'own' | 'recording' | 'atMs'>) {
    const mimeType = recordingType();
    if (mimeType === undefined) return explainOnce();
    const take: Take = {
      id: crypto.randomUUID(),
      ...{ userId: userId(), document: documents.ensureId(), mimeType },
      ...{ startMs: null, startedAt: now(), pieces: 0, bytes: 0 },
    };
    const recorder = recordStream(opened.stream, mimeType, (sound) => {
      mine.written = mine.written.then(() => write(mine, sound));
    });
    const mine: Running = { ...opened, take, recorder, written: Promise.resolve(), isFull: false };
    running = mine;
    unplaced = [...unplaced, mine];
  }

  async function write(mine: Running, sound: Blob) {
    if (mine.isFull || (await store.add(mine.take, sound).catch(() => false))) return;
    mine.isFull = true;
    await offerRoom(mine);
  }

  /** Nothing is deleted before somebody has agreed. */
  async function offerRoom(mine: Running) {
    const others = (await store.playable(userId())).filter(({ document }) => document !== mine.take.document);
    let bytes = 0;
    const oldest = others.filter((take) => {
      const isNeeded = bytes < roomBytes;
      if (isNeeded) bytes += take.bytes;
      return isNeeded;
    });
    const onClick = async () => {
      await store.remove(oldest);
      if (running === mine) restart(mine);
    };
    toast({
      title: strings.full,
      tone: 'warn',
      description: oldest.length > 0 ? strings.fullText(megabytes(bytes)) : strings.fullHere,
      ...(oldest.length > 0 && {
        action: {
          label: strings.deleteOldest,
          altText: strings.deleteOldestAlt(megabytes(bytes)),
          onClick: () => void onClick(),
        },
      }),
    });
  }

  function stop(mine: Running, keepsStream = false) {
    if (running === mine) running = null;
    void mine.recorder.stop().then(() => {
      if (mine.own && !keepsStream) release(mine.stream);
    });
  }

  /** Continues as another take, for instance because the words now belong to another text. */
  function restart(mine: Running) {
    stop(mine, true);
    guard(() => begin({ ...mine, atMs: mine.atMs + now() - mine.take.startedAt }));
  }

  async function openBeside() {
    tried = true;
    if (!recordsBeside(navigator)) return explainOnce();
    const stream = await deps.openMicrophone();
    if (!stream) return;
    if (running || !usesBrowser()) return release(stream);
    guard(() => begin({ stream, own: true, recording: heardRecording, atMs: 0 }), stream);
  }

  function guard(run: () => void, opened?: MediaStream) {
    try {
      run();
    } catch {
      if (opened) release(opened);
    }
  }

  /** The times of the sound are known once the text has given the recording a place. */
  function place() {
    unplaced = unplaced.filter(({ take, own, recording, atMs }) => {
      const start = recording === null ? undefined : documents.transcript.startOfRecording(recording);
      if (start === undefined) return true;
      const passed = own ? take.startedAt - Number(recording) + engineDelayMs : atMs;
      take.startMs = Math.max(0, start + passed);
      void store.update(take);
      return false;
    });
  }

  const stopWatching = documents.subscribe(() => {
    if (running && documents.view().id !== running.take.document) restart(running);
    place();
  });

  return {
    refresh() {
      const { phase } = status();
      if (phase === 'idle') {
        tried = false;
        heardRecording = null;
      }
      const goesOn = phase === 'recording' || phase === 'starting';
      if (running && !(isWanted() && goesOn && (!running.own || usesBrowser()))) stop(running);
      if (!running && !tried && isWanted() && usesBrowser()) void openBeside().catch(() => {});
    },
    onCapture({ recording, stream, atMs }) {
      if (running) stop(running);
      if (isWanted()) guard(() => begin({ stream, own: false, recording, atMs }));
    },
    heard({ time }) {
      const { recording } = time ?? {};
      if (recording !== undefined && usesBrowser()) heardRecording = recording;
      if (recording !== undefined) for (const each of unplaced) if (each.own) each.recording ??= recording;
      place();
    },
    dispose() {
      stopWatching();
      if (running) stop(running);
    },
  };
}

/** Opens the microphone beside the browser's engine. */
export async function openSecondStream(device: string | undefined): Promise<MediaStream | undefined> {
  // Without a stored permission, opening the microphone a second time would ask the user again.
  if (!(await isMicrophoneGranted())) return undefined;
  return navigator.mediaDevices.getUserMedia({
    audio: {
      ...(device !== undefined && { deviceId: device }),
      ...{ echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    },
  });
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
