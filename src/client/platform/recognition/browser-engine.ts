/** The part of the Web Speech API that is used; TypeScript's DOM types do not describe the constructor. */
interface SpeechRecognitionLike {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** Since Chrome 139. */
  processLocally?: boolean;
  /** Since Chrome 142. */
  phrases?: object[];
  onstart: (() => void) | null;
  onsoundstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { error: string; message?: string }) => void) | null;
  onend: (() => void) | null;
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

export interface ResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>;
}

export type SpeechRecognitionConstructor = new () => SpeechRecognitionLike;

interface SpeechRecognitionScope {
  SpeechRecognition?: SpeechRecognitionConstructor;
  webkitSpeechRecognition?: SpeechRecognitionConstructor;
}

/** Chrome and Safari support only the prefixed name. */
export function findSpeechRecognition(scope: object): SpeechRecognitionConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as SpeechRecognitionScope;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether the engine can keep speech on this device. Other engines ignore `processLocally`. */
export const worksLocally = (Engine: SpeechRecognitionConstructor | undefined): boolean =>
  Engine !== undefined && 'available' in Engine;

/** Whether the engine can use a chosen microphone. Chrome can in every version that can install languages. */
export const takesTrack = (Engine: SpeechRecognitionConstructor): boolean => 'install' in Engine;
