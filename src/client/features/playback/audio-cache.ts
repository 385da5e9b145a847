import type { LanguageCode } from '../../../shared/languages.ts';
import type { VoiceId } from '../../../shared/voices.ts';
import type { SessionKey, Store } from '../../platform/storage.ts';

const prefix = 'audio:';

/** The three fields together identify a piece of audio. */
export interface AudioRequest {
  text: string;
  language: LanguageCode;
  voice: VoiceId;
}

export const audioKeyOf = ({ text, language, voice }: AudioRequest): SessionKey =>
  `${prefix}${voice}:${language}:${text}`;

export interface AudioCache {
  read(key: SessionKey): string | null;
  write(key: SessionKey, audioUrl: string): void;
  drop(key: SessionKey): void;
  clear(): void;
}

/** Stores URLs, because the audio itself would exceed the storage limit. */
export function createAudioCache(store: Store<SessionKey>): AudioCache {
  return {
    read: (key) => store.read(key),
    write: (key, audioUrl) => void store.write(key, audioUrl),
    drop: (key) => store.remove(key),
    clear() {
      for (const key of store.keys()) if (key.startsWith(prefix)) store.remove(key as SessionKey);
    },
  };
}
