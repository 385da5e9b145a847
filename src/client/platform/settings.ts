import { defaultLanguage, defaultTarget, isLanguageCode, type LanguageCode } from '../../shared/languages.ts';
import type { ChosenMicrophone } from './microphones.ts';
import { createSignal } from './signal.ts';
import { type LocalKey, localStore, type Store } from './storage.ts';

/** The user's choices, stored in local storage under "settings". */
export interface Settings {
  /** The spoken language. */
  language: LanguageCode;
  /** The language to translate into. Until it is chosen, it depends on the spoken one. */
  target: LanguageCode;
  /** A voice id; null until one is chosen. */
  voice: string | null;
  /** The speed of playback. */
  speed: number;
  /** Whether pauses become punctuation. */
  punctuation: boolean;
  translate: boolean;
  /** Whether sentences are translated while they are spoken. */
  whileSpeaking: boolean;
  recognition: RecognitionSetting;
  /** The chosen microphone; null for the browser's default. */
  microphone: ChosenMicrophone | null;
  /** Whether the user has been told that the server gets the audio. */
  serverSpeechExplained: boolean;
  /** Whether words such as "new line" between pauses are commands. */
  commands: boolean;
  /** Whether a recording that fills the text saves it and continues in a new one. */
  continueWhenFull: boolean;
}

/** Which recogniser to use. 'auto' means the browser's, where it works. */
export type RecognitionSetting = 'auto' | 'browser' | 'server';

type Stored = Partial<Settings>;

export interface SettingsStore {
  get(): Settings;
  update(patch: Partial<Settings>): void;
  subscribe(listener: () => void): () => void;
}

/** Until people choose a language, we assume they speak the language of the interface. */
function spokenLanguageOfInterface(): LanguageCode | undefined {
  const spoken = globalThis.interfaceLanguage?.spoken;
  return isLanguageCode(spoken) ? spoken : undefined;
}

function complete(stored: Stored): Settings {
  const language = stored.language ?? spokenLanguageOfInterface() ?? defaultLanguage;
  return {
    language,
    target: stored.target ?? defaultTarget(language),
    voice: stored.voice ?? null,
    speed: stored.speed ?? 1,
    punctuation: stored.punctuation ?? true,
    translate: stored.translate ?? false,
    whileSpeaking: stored.whileSpeaking ?? false,
    recognition: stored.recognition ?? 'auto',
    microphone: stored.microphone ?? null,
    serverSpeechExplained: stored.serverSpeechExplained ?? false,
    commands: stored.commands ?? true,
    continueWhenFull: stored.continueWhenFull ?? false,
  };
}

/** Ignores invalid values, which an older version may have stored. */
function readStored(store: Store<LocalKey>): Stored {
  const value = store.readJson('settings');
  if (typeof value !== 'object' || value === null) return {};
  const {
    language,
    target,
    voice,
    speed,
    punctuation,
    translate,
    whileSpeaking,
    recognition,
    microphone,
    serverSpeechExplained,
    commands,
    continueWhenFull,
  } = value as Record<string, unknown>;
  return {
    ...(isLanguageCode(language) ? { language } : {}),
    ...(isLanguageCode(target) ? { target } : {}),
    ...(typeof voice === 'string' ? { voice } : {}),
    ...(typeof speed === 'number' && speed >= 0.75 && speed <= 2 ? { speed } : {}),
    ...(typeof punctuation === 'boolean' ? { punctuation } : {}),
    ...(typeof translate === 'boolean' ? { translate } : {}),
    ...(whileSpeaking === true ? { whileSpeaking } : {}),
    ...(recognition === 'browser' || recognition === 'server' ? { recognition } : {}),
    ...(isMicrophone(microphone) ? { microphone } : {}),
    ...(serverSpeechExplained === true ? { serverSpeechExplained } : {}),
    ...(typeof commands === 'boolean' ? { commands } : {}),
    ...(continueWhenFull === true ? { continueWhenFull } : {}),
  };
}

function isMicrophone(value: unknown): value is ChosenMicrophone {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string';
}

export const defaultSettings: Settings = complete({});

export function createSettings(store: Store<LocalKey>): SettingsStore {
  const changed = createSignal();
  let stored: Stored | undefined;
  let current = defaultSettings;
  const load = (): Stored => {
    if (!stored) {
      stored = readStored(store);
      // The same object as in the prerendered page, so that a first visit doesn't render everything twice.
      if (Object.keys(stored).length > 0) current = complete(stored);
    }
    return stored;
  };
  return {
    get() {
      load();
      return current;
    },
    update(patch) {
      stored = { ...load(), ...patch };
      current = complete(stored);
      store.writeJson('settings', stored);
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

export const settings = createSettings(localStore);
