import type { Tier } from '../../../shared/limits.ts';
import type { DeviceTranslator } from '../../platform/translator.ts';
import type { TranslationDraft } from './translation-draft.ts';
import { failureOf } from './translation-failure.ts';
import type { TranslationOutput, View } from './translation-output.ts';
import { reduceTranslation } from './translation-reducer.ts';
import type { TranslationRequest, TranslationResult } from './translation-request.ts';
import {
  initialTranslation,
  type TranslationEffect,
  type TranslationEvent,
  type TranslationInput,
  type TranslationMessage,
} from './translation-state.ts';

export interface ServerRequest extends TranslationRequest {
  userId: string;
  tier: Tier;
  /** The sentences before the text. */
  context?: readonly string[];
  signal: AbortSignal;
  onWords(soFar: string): void;
}

export interface ServerResult {
  text: string;
  speakableText?: string | undefined;
  /** How much of the allowance is left. */
  remaining: number;
}

export interface TranslationListener {
  onOutput(output: TranslationOutput): void;
  onView(view: View): void;
  onMessage(message: TranslationMessage): void;
  /** Called without a number if the allowance turned out to be used up. */
  onAllowanceUsed(remaining?: number): void;
}

export interface TranslationDeps {
  translateOnServer(request: ServerRequest): Promise<ServerResult>;
  /** The browser's own translator, if there is one and it may be used. */
  device: DeviceTranslator | undefined;
  /** Whether nothing may be sent to the server. */
  deviceOnly?: boolean;
  draft: TranslationDraft;
  listener: TranslationListener;
}

export interface TranslationCore {
  update(input: TranslationInput): void;
  /** Translates the current text, because the user asked for it. */
  translate(): void;
  /** Lets the browser download the languages, then translates with them. */
  downloadAndTranslate(): void;
  cancel(): void;
  /** Swaps the text and the translation. */
  swap(result: TranslationResult): void;
  /** Translates a sentence back into the language of the original. */
  translateBack?(sentence: string): Promise<string>;
  /** Call it when the network is back. */
  onOnline?(): void;
  dispose(): void;
}

/** Connects the reducer to the translators, the clock and the draft. The reducer makes all decisions. */
export function createTranslation(deps: TranslationDeps): TranslationCore {
  const { device, draft, listener } = deps;
  let state = initialTranslation(device !== undefined, deps.deviceOnly);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let isDisposed = false;

  function dispatch(event: TranslationEvent): void {
    if (isDisposed) return;
    const before = state.output;
    const next = reduceTranslation(state, event);
    state = next.state;
    const { result } = state.output;
    if (result && result !== before.result) draft.write({ translation: result });
    if (state.output !== before) listener.onOutput(state.output);
    for (const effect of next.effects) perform(effect);
  }

  function perform(effect: TranslationEffect) {
    switch (effect.type) {
      case 'translate':
        return void translate(effect);
      case 'abort':
        return request.abort();
      case 'timer':
        clearTimeout(timer);
        timer = setTimeout(() => dispatch({ type: 'due' }), effect.ms);
        return;
      case 'cancel-timer':
        return clearTimeout(timer);
      case 'check-device':
        return void checkDevice(effect);
      case 'refresh-allowance':
        return listener.onAllowanceUsed();
      case 'show':
        return listener.onView(effect.view);
      case 'message':
        return listener.onMessage(effect.message);
    }
  }

  async function translate(effect: Extract<TranslationEffect, { type: 'translate' }>): Promise<void> {
    const { id } = effect;
    const controller = new AbortController();
    request = controller;
    try {
      const result = await ask(effect, controller.signal);
      dispatch({ type: 'translated', id, result });
    } catch (error) {
      dispatch({ type: 'failed', id, failure: failureOf(error) });
    }
  }

  async function ask(
    { id, request, onDevice, userId, tier }: Extract<TranslationEffect, { type: 'translate' }>,
    signal: AbortSignal,
  ): Promise<TranslationResult> {
    const onWords = (words: string) => dispatch({ type: 'words', id, words });
    if (onDevice && device) {
      const onDownload = (share: number) => dispatch({ type: 'downloading', id, share });
      const result = await device.translate({ ...request, signal, onWords, onDownload });
      return { ...result, request, onDevice };
    }
    const result = await deps.translateOnServer({ ...request, userId, tier, signal, onWords });
    listener.onAllowanceUsed(result.remaining);
    const { text, speakableText } = result;
    return {
      request,
      text,
      onDevice: false,
      ...(speakableText === undefined ? {} : { speakableText }),
    };
  }

  async function checkDevice({ source, target }: Extract<TranslationEffect, { type: 'check-device' }>) {
    const readiness = (await device?.readiness(source, target)) ?? 'none';
    dispatch({ type: 'device-checked', source, target, readiness });
  }

  const kept = draft.read();
  const restored = kept.translation;
  if (restored) dispatch({ type: 'restored', result: restored, view: kept.view });

  return {
    update: (input) => dispatch({ type: 'changed', input }),
    translate: () => dispatch({ type: 'pressed' }),
    downloadAndTranslate: () => dispatch({ type: 'download-pressed' }),
    cancel: () => dispatch({ type: 'cancelled' }),
    swap: (result) => dispatch({ type: 'swapped', result }),
    dispose() {
      clearTimeout(timer);
      request.abort();
      // A late response belongs to a text that isn't shown any more.
      isDisposed = true;
    },
  };
}
