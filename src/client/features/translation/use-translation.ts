import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { useApi } from '../../api/queries.ts';
import { failureOf } from './failure.ts';
import { makeTranslation } from './make-translation.ts';
import { type Pair, planTranslation, samePair } from './translation-plan.ts';
import {
  idleTranslation,
  isOutdated,
  type Result,
  reduceTranslation,
  type TranslationState,
  type View,
} from './translation-state.ts';
import { useTranslationAllowance } from './use-allowance.ts';
import { type Device, useDevice } from './use-device.ts';
import { type KeptTranslation, useKept } from './use-kept.ts';
import { useMessages } from './use-messages.ts';

export interface TranslationInput {
  text: string;
  change: 'typed' | 'other';
  editing: boolean;
  recording: boolean;
  source: LanguageCode;
  target: LanguageCode;
  /** Whether the toggle was left on; it counts only while somebody is signed in. */
  wanted: boolean;
  onWanted(wanted: boolean): void;
  userId: string | undefined;
  tier: Tier;
  cap: number;
  /** When the paid period ends and its characters renew. */
  periodEnd: string | null;
  onUpgrade(): void;
  onSignIn(): void;
  kept: KeptTranslation;
}

export interface Translation {
  on: boolean;
  toggle(on: boolean): void;
  state: TranslationState;
  pair: Pair;
  outdated: boolean;
  setView(view: View): void;
  cancel(): void;
  /** Translates this text now, because somebody asked for it. */
  again(): void;
  /** Takes the translation as the text and the text as its translation. */
  swapped(result: Result): void;
  allowance: Allowance | undefined;
  /** Nothing is left today: choosing a language leads to the upgrade dialog instead. */
  locked: boolean;
  device: Device;
  /** Lets the browser download the pair and translates with it. */
  downloadAndTranslate(): void;
}

const rememberedResults = 30;

/** Translates by itself when the text or a language has changed and nobody is speaking or typing. */
export function useTranslation(input: TranslationInput): Translation {
  const { source, target, userId } = input;
  const client = useApi();
  const say = useMessages(input.onUpgrade, input.onSignIn);
  const on = input.wanted && userId !== undefined;
  const text = useMemo(() => sanitize(input.text), [input.text]);
  const pair: Pair = { text, source, target };
  const { allowance, used } = useTranslationAllowance(userId, input.tier);
  const device = useDevice(source, target, on);
  const [state, dispatch] = useReducer(reduceTranslation, idleTranslation);
  const running = useRef({ id: 0, controller: new AbortController() });
  const known = useRef<Result[]>([]);
  // The server knows the tier before the subscription lookup has answered here.
  const tier = allowance?.tier ?? input.tier;
  const isReady = device.readiness === 'ready';
  const renewsAt = input.periodEnd ?? undefined;

  useKept(input.kept, state, (kept) => {
    known.current = [kept.result];
    dispatch({ type: 'restored', ...kept });
  });

  const plan = planTranslation({
    ...pair,
    on,
    recording: input.recording,
    tier,
    remaining: allowance?.remaining,
    onDevice: device.readiness === undefined ? undefined : isReady,
    cap: input.cap,
    change: input.change,
    editing: input.editing,
    pressed: samePair(state.pressed, pair),
    running: state.running?.pair ?? null,
    settled: state.settled,
  });

  const stop = () => running.current.controller.abort();
  const remember = (result: Result) => {
    known.current = [result, ...known.current].slice(0, rememberedResults);
  };

  async function start(here: boolean): Promise<void> {
    stop();
    const match = known.current.find((one) => samePair(one.pair, pair) && (one.onDevice || !here));
    if (match) {
      dispatch({ type: 'recalled', result: match });
      return;
    }
    const id = running.current.id + 1;
    const controller = new AbortController();
    running.current = { id, controller };
    dispatch({ type: 'started', id, pair });
    try {
      const result = await makeTranslation({
        pair,
        device: here ? device.translator : undefined,
        client,
        userId: userId ?? '',
        tier,
        signal: controller.signal,
        onWords: (words) => dispatch({ type: 'words', id, words }),
        onDownload: (share) => dispatch({ type: 'downloading', id, share }),
        onRemaining: used,
      });
      remember(result);
      if (controller.signal.aborted) return;
      dispatch({ type: 'answered', id, result });
      say.complete(pair.target);
      if (here) device.recheck();
    } catch (error) {
      // A session that has ended takes its request away before the refusal is read.
      if (!controller.signal.aborted || failureOf(error).kind === 'signed-out') fail(id, error);
    }
  }

  function fail(id: number, error: unknown): void {
    const failure = failureOf(error);
    dispatch({ type: 'failed', id, problem: failure.kind === 'signed-out' ? { kind: 'failed' } : failure });
    if (failure.kind === 'limit') {
      used();
      if (tier === 'free') say.limitReached();
      else say.periodUsed(allowance?.remaining ?? 0, failure.renewsAt ?? renewsAt);
    } else if (failure.kind === 'signed-out') say.signIn();
    else say.failed(failure.kind === 'failed' ? failure.retryMessage : undefined);
  }

  const follow = useEffectEvent((act: 'translate' | 'tell-limit') => {
    if (act === 'translate') {
      void start(isReady);
      return;
    }
    dispatch({ type: 'refused', pair, problem: { kind: 'limit', renewsAt } });
    if (tier === 'free') say.limitKnown(allowance?.limit ?? 1);
    else say.periodUsed(allowance?.remaining ?? 0, renewsAt);
  });
  const { act } = plan;
  const afterMs = plan.act === 'nothing' ? 0 : plan.afterMs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text or language starts the pause anew.
  useEffect(() => {
    if (act === 'nothing') return;
    const timer = setTimeout(() => follow(act), afterMs);
    return () => clearTimeout(timer);
  }, [act, afterMs, text, source, target]);

  // A text that changed makes its request pointless. What a free user has begun to read is paid for, so it goes on.
  const supersede = useEffectEvent(() => {
    const last = state.running;
    if (!last || samePair(last.pair, pair) || (last.words && tier === 'free')) return;
    stop();
    dispatch({ type: 'superseded' });
  });
  // A changed language is a wish, not a pause in typing.
  const pressIfNew = useEffectEvent(() => {
    if (text !== '' && !samePair(state.settled, pair)) dispatch({ type: 'pressed', pair });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is what happens when one of them changes.
  useEffect(() => supersede(), [text, source, target]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => pressIfNew(), [source, target]);

  const isLive = on && text.trim() !== '';
  const wasLive = useRef(false);
  useEffect(() => {
    if (wasLive.current && !isLive) {
      running.current.controller.abort();
      dispatch({ type: 'emptied' });
    }
    wasLive.current = isLive;
  }, [isLive]);
  useEffect(() => () => running.current.controller.abort(), []);

  // Nobody's allowance is spent because the last person on this machine had left the toggle on.
  const forgetWish = useEffectEvent(() => input.onWanted(false));
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (wasSignedIn.current && userId === undefined) forgetWish();
    wasSignedIn.current = userId !== undefined;
  }, [userId]);

  return {
    on,
    toggle(next) {
      if (userId === undefined) {
        say.signIn();
        return;
      }
      if (next) dispatch({ type: 'pressed', pair });
      input.onWanted(next);
    },
    state,
    pair,
    outdated: isOutdated(state, pair),
    setView: (view) => dispatch({ type: 'viewed', view }),
    cancel() {
      stop();
      dispatch({ type: 'abandoned' });
      say.cancelled();
    },
    again: () => dispatch({ type: 'pressed', pair }),
    swapped(result) {
      stop();
      remember(result);
      dispatch({ type: 'swapped', result });
    },
    allowance,
    locked: tier === 'free' && allowance?.remaining === 0 && !isReady,
    device,
    downloadAndTranslate: () => void start(true),
  };
}
