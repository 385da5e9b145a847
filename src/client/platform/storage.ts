import { pagePerson, personPrefix } from './person.ts';

/** Every key that the app uses. Each cached audio clip has its own key. */
export type LocalKey =
  | 'theme'
  | 'language'
  | 'person'
  | 'cookiesConsent'
  | 'cookiesConsentAt'
  | 'micPermission'
  | 'draft'
  | 'asideDraft'
  | 'keptDrafts'
  | 'conversation'
  | 'asideConversations'
  | 'settings'
  | 'onDevice'
  | 'sent'
  | 'speechWaiting'
  | `early:${string}`
  | 'importWaiting'
  | 'recordings'
  | 'recordingsExplained'
  | 'unsupportedDismissed'
  | 'dictionary'
  | 'accountHasWords'
  | 'learningOffers'
  | 'plans'
  | 'liveLanguage'
  | 'liveTextSize'
  | 'liveTheme';
export type SessionKey =
  | 'user'
  | 'shouldFetchSession'
  | 'signInRequest'
  | 'referrerId'
  | 'liveRoom'
  | 'languageBefore'
  | `audio:${string}`;

/** Never throws: blocked, full or missing storage behaves like empty storage. */
export interface Store<Key extends string> {
  read(key: Key): string | null;
  /** Null when there is no value or it isn't JSON. */
  readJson(key: Key): unknown;
  /** Returns whether it was stored. */
  write(key: Key, value: string): boolean;
  writeJson(key: Key, value: unknown): boolean;
  remove(key: Key): void;
  keys(): string[];
}

/** `open` is called on each use, because even reading `window.localStorage` throws where storage is blocked. */
export function createStore<Key extends string>(
  open: () => Storage,
  nameOf: (key: Key) => string = (key) => key,
): Store<Key> {
  function guard<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }
  const read = (key: Key) => guard<string | null>((storage) => storage.getItem(nameOf(key)), null);
  const write = (key: Key, value: string) =>
    guard((storage) => {
      storage.setItem(nameOf(key), value);
      return true;
    }, false);
  return {
    read,
    write,
    readJson(key) {
      const value = read(key);
      if (value === null) return null;
      return guard<unknown>(() => JSON.parse(value), null);
    },
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    remove: (key) => guard((storage) => storage.removeItem(nameOf(key)), undefined),
    keys: () => guard(Object.keys, []),
  };
}

/** These belong to the browser, whoever uses it. Everything else is kept apart for each person. */
const ofBrowser: readonly LocalKey[] = [
  'cookiesConsent',
  'cookiesConsentAt',
  'micPermission',
  'onDevice',
  'unsupportedDismissed',
];

/** The name of a key in this page's local storage. */
export const localKeyName = (key: LocalKey): string =>
  ofBrowser.includes(key) ? key : personPrefix(pagePerson()) + key;

export const localStore = createStore<LocalKey>(() => window.localStorage, localKeyName);
export const sessionStore = createStore<SessionKey>(() => window.sessionStorage);

/** Calls the listener when another tab has changed a key, or cleared the storage. */
export function watchLocalStorage(key: LocalKey, listener: () => void): void {
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === localKeyName(key) || event.key === null) listener();
  });
}
