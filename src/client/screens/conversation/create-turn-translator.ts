import type { LanguageCode } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';
import type { QueryClient } from '../../api/query-client.ts';
import type { Backend } from '../../backend/backend.ts';
import {
  type BothSides,
  type Turn,
  type TurnFailure,
  writtenLanguage,
} from '../../features/conversation/conversation-state.ts';
import { translateOnServer } from '../../features/translation/translate-on-server.ts';
import { failureOf } from '../../features/translation/translation-failure.ts';
import { countTranslation } from '../../features/translation/use-translation-allowance.ts';
import { page } from '../../platform/page.ts';
import { createSignal } from '../../platform/signal.ts';
import { translatorsOnDevice } from '../../platform/translation/device-translation.ts';
import { createDeviceTranslator, type DeviceReadiness } from '../../platform/translator.ts';
import { worksOnDevice } from '../../platform/works-on-device.ts';

export interface TurnTranslatorPerson {
  userId: string | undefined;
  tier: Tier;
  tierKnown: boolean;
  allowance: Allowance | undefined;
}

export interface TurnTranslatorStatus {
  allowance: Allowance | undefined;
  /** Whether the browser translates, which is free and needs no account. Undefined until the browser has responded. */
  onDevice: boolean | undefined;
  /** Whether turns can be translated without the browser's translator. */
  hasBackend: boolean;
  /** Whether the browser could translate if both languages were downloaded. */
  canDownload: boolean;
  downloading: boolean;
  /** Whether the conversation would need no server with On this device. */
  offersOnDevice: boolean;
  access: 'allowed' | 'sign-in';
}

export interface TurnTranslator {
  status(): TurnTranslatorStatus;
  subscribe(listener: () => void): () => void;
  update(person: TurnTranslatorPerson): void;
  setLanguages(languages: BothSides<LanguageCode>): void;
  download(): Promise<void>;
  translate(
    turn: Pick<Turn, 'text' | 'source' | 'target'>,
    context: string[],
    signal: AbortSignal,
  ): Promise<string>;
  /** Translates a turn's translation back into the speaker's language. */
  translateBack(turn: Turn, signal: AbortSignal): Promise<string>;
  failureOf(error: unknown): TurnFailure;
}

/** Translates turns: on this device for visitors and free users where the browser can, otherwise on the server. */
export function createTurnTranslator(
  { client, queries }: { client: Backend; queries: QueryClient },
  first: TurnTranslatorPerson,
): TurnTranslator {
  const { backend: hasBackend, prefersBrowser } = client.capabilities.translation;
  const device = createDeviceTranslator(translatorsOnDevice({ hasServer: hasBackend }));
  const changed = createSignal();
  let person = first;
  let near: LanguageCode | null = null;
  let far: LanguageCode | null = null;
  /** Whether the browser can translate in both directions; undefined until it has responded. */
  let readiness: DeviceReadiness | undefined;
  let checked = Promise.resolve();
  let downloading = false;
  let offersOnDevice = false;
  let known: TurnTranslatorStatus | null = null;

  function tell() {
    known = null;
    changed.emit();
  }

  function status(): TurnTranslatorStatus {
    const { userId, tier, tierKnown, allowance } = person;
    const prefersDevice = tier === 'free' || prefersBrowser;
    const isReady = readiness && readiness === 'ready';
    const onDevice = tierKnown ? prefersDevice && isReady : undefined;
    known ??= {
      ...{ allowance, onDevice, hasBackend, downloading, offersOnDevice },
      canDownload: prefersDevice && readiness === 'download',
      access: onDevice || userId !== undefined ? 'allowed' : 'sign-in',
    };
    return known;
  }

  async function check(one: LanguageCode, other: LanguageCode) {
    const checks = device ? [device.readiness(one, other), device.readiness(other, one)] : [];
    const found = await Promise.all(checks);
    if (near !== one || far !== other) return;
    const isNone = found.length === 0 || found.includes('none');
    readiness = isNone ? 'none' : found.includes('download') ? 'download' : 'ready';
    tell();
  }

  async function offer(one: LanguageCode, other: LanguageCode) {
    if (readiness !== 'none' || !hasBackend || page().personal) return;
    if (!(await worksOnDevice(one, other)) || near !== one || far !== other) return;
    offersOnDevice = true;
    tell();
  }

  const translate: TurnTranslator['translate'] = async (turn, context, signal) => {
    const { text } = turn;
    const source = writtenLanguage(turn.source);
    const target = writtenLanguage(turn.target);
    // Nothing to translate: one person reads Chinese with pinyin, the other without.
    if (source === target) return text;
    const request = { text, source, target, signal, onWords: () => {} };
    await checked;
    if (status().onDevice && device)
      return (await device.translate({ ...request, onDownload: () => {} })).text;
    const { userId, tier, allowance } = person;
    if (userId === undefined) throw new Error('Nobody is signed in');
    const result = await translateOnServer(client, {
      ...request,
      context,
      userId,
      tier: allowance?.tier ?? tier,
    });
    countTranslation({ client, queries }, userId, result.remaining);
    return result.text;
  };

  return {
    status,
    subscribe: changed.subscribe,
    update(next) {
      const isSame = (['userId', 'tier', 'tierKnown', 'allowance'] as const).every(
        (key) => next[key] === person[key],
      );
      person = next;
      if (!isSame) tell();
    },
    setLanguages(languages) {
      const next = { near: writtenLanguage(languages.near), far: writtenLanguage(languages.far) };
      if (next.near === near && next.far === far) return;
      ({ near, far } = next);
      readiness = undefined;
      offersOnDevice = false;
      tell();
      checked = check(near, far);
      void checked.then(() => offer(next.near, next.far));
    },
    async download() {
      if (!near || !far) return;
      const [one, other] = [near, far];
      const request = {
        text: '',
        signal: new AbortController().signal,
        onWords: () => {},
        onDownload: () => {},
      };
      downloading = true;
      tell();
      try {
        await device?.translate({ ...request, source: one, target: other });
        await device?.translate({ ...request, source: other, target: one });
        if (near === one && far === other) readiness = 'ready';
      } catch {
        // The button stays, so that it can be pressed again.
      } finally {
        downloading = false;
        tell();
      }
    },
    translate,
    translateBack: ({ translation, source, target }, signal) =>
      translate({ text: translation ?? '', source: target, target: source }, [], signal),
    failureOf(error) {
      if (!navigator.onLine && !status().onDevice) return { kind: 'offline' };
      const failure = failureOf(error);
      if (failure.kind === 'limit') countTranslation({ client, queries }, person.userId);
      return failure.kind === 'cancelled' || failure.kind === 'failed' ? { kind: 'failed' } : failure;
    },
  };
}
