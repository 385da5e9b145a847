import { useEffect, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { useBackend } from '../../backend/use-backend.ts';
import {
  type BothSides,
  type Turn,
  type TurnFailure,
  writtenLanguage,
} from '../../features/conversation/conversation-state.ts';
import { translateOnServer } from '../../features/translation/translate-on-server.ts';
import { failureOf } from '../../features/translation/translation-failure.ts';
import {
  type TranslationAllowance,
  useTranslationAllowance,
} from '../../features/translation/use-translation-allowance.ts';
import { translatorsOnDevice } from '../../platform/translation/device-translation.ts';
import {
  createDeviceTranslator,
  type DeviceReadiness,
  type DeviceTranslator,
} from '../../platform/translator.ts';
import type { Account } from '../account.ts';

export interface TurnTranslator {
  allowance: TranslationAllowance['allowance'];
  /** Whether the browser translates, which is free and needs no account. Undefined until the browser has responded. */
  onDevice: boolean | undefined;
  /** Whether turns can be translated without the browser's translator. */
  hasBackend: boolean;
  /** Downloads both languages, so that the browser can translate them; undefined if it can't. */
  download: (() => void) | undefined;
  downloading: boolean;
  access: 'allowed' | 'sign-in';
  translate(turn: Turn, context: string[], signal: AbortSignal): Promise<string>;
  /** Translates a turn's translation back into the speaker's language. */
  translateBack(turn: Turn, signal: AbortSignal): Promise<string>;
  failureOf(error: unknown): TurnFailure;
}

/** Translates turns: on this device for visitors and free users where the browser can, otherwise on the server. */
export function useTurnTranslation(
  { userId, tier, tierKnown }: Pick<Account, 'userId' | 'tier' | 'tierKnown'>,
  languages: BothSides<LanguageCode>,
): TurnTranslator {
  const near = writtenLanguage(languages.near);
  const far = writtenLanguage(languages.far);
  const client = useBackend();
  const { allowance, onUsed } = useTranslationAllowance(userId, tier);
  const { backend: hasBackend, prefersBrowser } = client.capabilities.translation;
  const [device] = useState(() => createDeviceTranslator(translatorsOnDevice({ hasServer: hasBackend })));
  const { readiness, setReadiness } = useReadiness(device, near, far);
  const [downloading, setDownloading] = useState(false);
  const prefersDevice = tier === 'free' || prefersBrowser;
  const isReady = readiness && readiness === 'ready';
  const onDevice = tierKnown ? prefersDevice && isReady : undefined;

  async function download(): Promise<void> {
    setDownloading(true);
    try {
      const request = {
        text: '',
        signal: new AbortController().signal,
        onWords: () => {},
        onDownload: () => {},
      };
      await device?.translate({ ...request, source: near, target: far });
      await device?.translate({ ...request, source: far, target: near });
      setReadiness('ready');
    } catch {
      // The button stays, so that it can be pressed again.
    } finally {
      setDownloading(false);
    }
  }

  async function translate(
    turn: Pick<Turn, 'text' | 'source' | 'target'>,
    context: string[],
    signal: AbortSignal,
  ): Promise<string> {
    const { text } = turn;
    const source = writtenLanguage(turn.source);
    const target = writtenLanguage(turn.target);
    // Nothing to translate: one person reads Chinese with pinyin, the other without.
    if (source === target) return text;
    const request = { text, source, target, signal, onWords: () => {} };
    if (onDevice && device) return (await device.translate({ ...request, onDownload: () => {} })).text;
    if (userId === undefined) throw new Error('Nobody is signed in');
    const result = await translateOnServer(client, {
      ...request,
      context,
      userId,
      tier: allowance?.tier ?? tier,
    });
    onUsed(result.remaining);
    return result.text;
  }

  return {
    allowance,
    onDevice,
    hasBackend,
    download: prefersDevice && readiness === 'download' ? () => void download() : undefined,
    downloading,
    access: onDevice || userId !== undefined ? 'allowed' : 'sign-in',
    translate,
    translateBack: ({ translation, source, target }, signal) =>
      translate({ text: translation ?? '', source: target, target: source }, [], signal),
    failureOf(error) {
      if (!navigator.onLine && !onDevice) return { kind: 'offline' };
      const failure = failureOf(error);
      if (failure.kind === 'limit') onUsed();
      return failure.kind === 'cancelled' || failure.kind === 'failed' ? { kind: 'failed' } : failure;
    },
  };
}

/** Whether the browser can translate in both directions; undefined until it has responded. */
function useReadiness(device: DeviceTranslator | undefined, near: LanguageCode, far: LanguageCode) {
  const pair = `${near} ${far}`;
  const [known, setKnown] = useState<{ pair: string; readiness: DeviceReadiness } | null>(null);
  useEffect(() => {
    let current = true;
    const checks = device ? [device.readiness(near, far), device.readiness(far, near)] : [];
    void Promise.all(checks).then((found) => {
      const isNone = found.length === 0 || found.includes('none');
      const readiness = isNone ? 'none' : found.includes('download') ? 'download' : 'ready';
      if (current) setKnown({ pair: `${near} ${far}`, readiness });
    });
    return () => {
      current = false;
    };
  }, [device, near, far]);
  return {
    readiness: known?.pair === pair ? known.readiness : undefined,
    setReadiness: (readiness: DeviceReadiness) => setKnown({ pair, readiness }),
  };
}
