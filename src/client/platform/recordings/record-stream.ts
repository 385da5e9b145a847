/** About 15 MB an hour, and speech sounds as it did. */
const bitsPerSecond = 32_000;
/** A crash loses no more than this. */
const pieceMs = 3_000;

const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** The format in which this browser can record; undefined if it can't. */
export const recordingType = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : types.find((type) => MediaRecorder.isTypeSupported(type));

export interface StreamRecording {
  /** Resolves when the last piece has been passed on. */
  stop(): Promise<void>;
}

/** Records a stream in pieces until it is stopped, or the stream ends. Throws if the browser refuses. */
export function recordStream(
  stream: MediaStream,
  mimeType: string,
  onPiece: (sound: Blob) => void,
): StreamRecording {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
    recorder.onerror = () => resolve();
  });
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) onPiece(data);
  };
  recorder.start(pieceMs);
  return {
    stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      return stopped;
    },
  };
}
