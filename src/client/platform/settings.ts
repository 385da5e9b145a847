import { defaultLanguage, defaultTarget, isLanguageCode, type LanguageCode } from '../../shared/languages.ts';
import type { ChosenMicrophone } from './microphones.ts';
import { page } from './page.ts';
import { createSignal } from './signal.ts';
import { type LocalKey, localStore, type Store, watchLocalStorage } from './storage.ts';

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
  /** Whether recording lasts only as long as the button or the space bar is held. */
  pushToTalk: boolean;
  /** Whether single keys such as S press buttons. Screen readers and speech input may type them by themselves. */
  singleKeys: boolean;
  /** Whether a word that was corrected is offered for the dictionary. */
  offerToLearn: boolean;
  textSize: TextSize;
  /** Whether the sound of dictations is kept on this device; null until people have been asked. */
  keepRecordings: boolean | null;
  /** Where they are kept. In the personal edition, the server can keep copies of those of saved documents. */
  recordingsPlace: 'device' | 'server';
  /** Whether texts are saved shortly after they were changed. Until it is chosen, only in the personal edition. */
  autosave: boolean;
}

/** The size of people's own texts. The rest of the page follows the browser's setting. */
export type TextSize = (typeof textSizes)[number];
export const textSizes = ['small', 'normal', 'large', 'largest'] as const;

/** Which recogniser to use. 'auto' means the browser's, where it works. */
export type RecognitionSetting = 'auto' | 'browser' | 'server';

type Stored = Partial<Settings>;

export interface SettingsStore {
  get(): Settings;
  update(patch: Partial<Settings>): void;
  subscribe(listener: () => void): () => void;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

interface Setting<T> {
  initial: T;
  isValid(value: unknown): boolean;
  /** Whether it belongs to the text on the page, so that another tab's choice applies only to pages opened later. */
  ofText?: true;
}

const schema: { [K in keyof Settings]: Setting<Settings[K] | undefined> } = {
  // Until people choose a language, we assume they speak the language of the interface.
  language: { initial: undefined, isValid: isLanguageCode, ofText: true },
  target: { initial: undefined, isValid: isLanguageCode, ofText: true },
  voice: { initial: null, isValid: (value) => value === null || typeof value === 'string' },
  speed: { initial: 1, isValid: (value) => typeof value === 'number' && value >= 0.75 && value <= 2 },
  punctuation: { initial: true, isValid: isBoolean },
  translate: { initial: false, isValid: isBoolean, ofText: true },
  whileSpeaking: { initial: false, isValid: isBoolean, ofText: true },
  recognition: {
    initial: 'auto',
    isValid: (value) => ['auto', 'browser', 'server'].includes(value as string),
  },
  microphone: { initial: null, isValid: (value) => value === null || isMicrophone(value) },
  serverSpeechExplained: { initial: false, isValid: isBoolean },
  commands: { initial: true, isValid: isBoolean },
  continueWhenFull: { initial: false, isValid: isBoolean },
  pushToTalk: { initial: false, isValid: isBoolean },
  singleKeys: { initial: true, isValid: isBoolean },
  offerToLearn: { initial: true, isValid: isBoolean },
  keepRecordings: { initial: null, isValid: isBoolean },
  recordingsPlace: { initial: 'device', isValid: (value) => value === 'device' || value === 'server' },
  autosave: { initial: undefined, isValid: isBoolean },
  textSize: { initial: 'normal', isValid: (value) => textSizes.some((size) => size === value) },
};
const names = Object.keys(schema) as (keyof Settings)[];

function isMicrophone(value: unknown): value is ChosenMicrophone {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string';
}

const pick = (from: object, wanted: (name: keyof Settings) => boolean): Stored =>
  Object.fromEntries(Object.entries(from).filter(([name]) => wanted(name as keyof Settings)));

/** Ignores invalid values, which an older version may have stored. */
const valid = (raw: object): Stored =>
  pick(raw, (name) => name in schema && schema[name].isValid((raw as Stored)[name]));

function complete(stored: Stored): Settings {
  const initial = Object.fromEntries(names.map((name) => [name, schema[name].initial]));
  const spoken = globalThis.interfaceLanguage?.spoken;
  const language = stored.language ?? (isLanguageCode(spoken) ? spoken : defaultLanguage);
  const autosave = page().personal !== undefined;
  return { ...initial, autosave, target: defaultTarget(language), ...stored, language } as Settings;
}

export const defaultSettings: Settings = complete({});

/** `onChangeElsewhere` calls its listener when another tab has changed the key. */
export function createSettings(
  store: Store<LocalKey>,
  onChangeElsewhere: (key: LocalKey, listener: () => void) => void = () => {},
): SettingsStore {
  const changed = createSignal();
  const readRaw = (): object => {
    const raw = store.readJson('settings');
    return typeof raw === 'object' && raw !== null ? raw : {};
  };
  let own: Stored | undefined;
  let current = defaultSettings;

  function load(): Stored {
    if (!own) {
      own = valid(readRaw());
      // The same object as in the prerendered page, so that a first visit doesn't render everything twice.
      if (Object.keys(own).length > 0 || page().personal) current = complete(own);
    }
    return own;
  }
  function replace(next: Stored): void {
    own = next;
    current = complete(next);
    changed.emit();
  }
  const sharedOf = (raw: object) => pick(valid(raw), (name) => !schema[name].ofText);

  onChangeElsewhere('settings', () =>
    replace({ ...pick(load(), (name) => schema[name].ofText === true), ...sharedOf(readRaw()) }),
  );
  return {
    get() {
      load();
      return current;
    },
    update(patch) {
      // Another tab may have stored other choices, and a newer version other settings.
      const raw = readRaw();
      store.writeJson('settings', { ...raw, ...patch });
      replace({ ...load(), ...sharedOf(raw), ...patch });
    },
    subscribe: changed.subscribe,
  };
}

export const settings = createSettings(localStore, watchLocalStorage);
