import { engineLocale } from '../../../shared/languages.ts';
import { sentencePauseMs } from '../../../shared/limits.ts';
import type { DeviceReadiness } from '../../platform/translator.ts';
import type { ServerResult, TranslationCore, TranslationDeps } from './create-translation.ts';
import { createKnownSentences } from './known-sentences.ts';
import { liveOutput } from './live-output.ts';
import {
  contextOf,
  followText,
  type SentencePair,
  type TranslatedSentence,
  waitingSentences,
} from './sentence-pairs.ts';
import { failureOf } from './translation-failure.ts';
import { idleOutput, type TranslationOutput, type TranslationProblem } from './translation-output.ts';
import { type TranslationRequest, tooFewLeft } from './translation-request.ts';
import { noInput, type TranslationFailure, type TranslationInput } from './translation-state.ts';

/** Some services would refuse more requests at once, and fewer would be slow for text that is already long. */
const maxAtOnce = 3;
const typingPauseMs = 1_500;
/** After a pause as long as this, punctuation ends the sentence, so there is nothing more to wait for. */
const quietMs = sentencePauseMs;
const backWithinMs = 30_000;

interface Running {
  text: string;
  controller: AbortController;
}

/** Translates each sentence once, as soon as it has ended. An edit repeats only its own sentence. */
export function createLiveTranslation(deps: TranslationDeps): TranslationCore {
  const { device, draft, listener } = deps;
  const known = createKnownSentences();
  const running = new Map<number, Running>();
  /** Sentences that failed. They are retried when the user asks or when the network is back. */
  const failed = new Set<string>();
  let input: TranslationInput = noInput;
  let pairs: SentencePair[] = [];
  let lastId = 0;
  let readiness: DeviceReadiness | undefined = 'none';
  let problem: TranslationProblem | null = null;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** The text to which nothing was added for a while, although somebody may still be speaking. */
  let quietText: string | undefined;
  let output: TranslationOutput = idleOutput;
  /** Whether recording has stopped and everything is translated. */
  let isComplete = false;
  let isDisposed = false;

  const requestOf = (text: string) => ({ text, source: input.source, target: input.target });
  const isLive = ({ on, text, source, target }: TranslationInput) =>
    on && text.trim() !== '' && source !== target;

  function emit(): void {
    if (isDisposed) return;
    const last = output;
    output = liveOutput(last, { pairs, input, problem, device: readiness });
    const { result } = output;
    if (result && result !== last.result) draft.write({ translation: result });
    if (output !== last) listener.onOutput(output);
    const wasComplete = isComplete;
    isComplete = !input.recording && output.result?.request.text === input.text;
    if (isComplete && !wasComplete && !input.editing) listener.onView('translated');
  }

  function stopAll(): void {
    for (const { controller } of running.values()) controller.abort();
    running.clear();
    failed.clear();
    problem = null;
    stopTyping();
    clearTimeout(quiet);
    quietText = undefined;
  }

  function stopTyping(): void {
    clearTimeout(typing);
    typing = undefined;
  }

  function update(next: TranslationInput): void {
    const last = input;
    input = next;
    const isNewRequest = next.on && (!last.on || next.source !== last.source || next.target !== last.target);
    if (isNewRequest || !isLive(next)) {
      stopAll();
      pairs = [];
    }
    if (isNewRequest) checkDevice();
    if (!isLive(next)) {
      if (isLive(last)) listener.onView('original');
      emit();
      return;
    }
    pairs = followText(pairs, next.text, engineLocale(next.source), () => {
      lastId += 1;
      return lastId;
    });
    dropStale();
    if (isNewRequest || next.text !== last.text || next.recording !== last.recording) awaitQuiet();
    if (!isNewRequest && next.text !== last.text && next.change === 'typed') {
      stopTyping();
      typing = setTimeout(() => {
        typing = undefined;
        work();
      }, typingPauseMs);
    } else if (next.change !== 'typed') stopTyping();
    work();
  }

  function awaitQuiet(): void {
    clearTimeout(quiet);
    if (!input.recording) return;
    quiet = setTimeout(() => {
      quietText = input.text;
      work();
    }, quietMs);
  }

  /** Aborts requests for sentences that have been edited or removed. */
  function dropStale(): void {
    for (const [id, { text, controller }] of running) {
      if (pairs.some((pair) => pair.id === id && pair.text === text)) continue;
      running.delete(id);
      controller.abort();
    }
  }

  function set(id: number, text: string, part: Partial<SentencePair>): void {
    pairs = pairs.map((pair) => (pair.id === id && pair.text === text ? { ...pair, ...part } : pair));
  }

  function work(): void {
    const isSpeaking = input.recording && input.text !== quietText;
    for (const pair of typing === undefined ? waitingSentences(pairs, isSpeaking) : []) {
      const translation = known.find(requestOf(pair.text));
      if (translation) set(pair.id, pair.text, { translation, outdated: false });
      else if (running.size < maxAtOnce && !running.has(pair.id) && !failed.has(pair.text)) {
        if (!begin(pair)) break;
      }
    }
    emit();
  }

  /** Returns false if no other sentence can be translated now either. */
  function begin(pair: SentencePair): boolean {
    const { userId, tier, allowance } = input;
    const onDevice = readiness === 'ready';
    if (readiness === undefined || userId === undefined || problem?.kind === 'limit') return false;
    // A free user's daily translation is for the whole text.
    if (!onDevice && (!allowance || tier === 'free')) return false;
    const promised = [...running.values()].reduce((sum, { text }) => sum + text.length, 0);
    if (!onDevice && allowance && allowance.remaining - promised < pair.text.length) {
      if (promised === 0) fail(pair.text, { kind: 'limit', renewsAt: input.renewsAt });
      return false;
    }
    const controller = new AbortController();
    running.set(pair.id, { text: pair.text, controller });
    void translate(pair, userId, controller.signal);
    return true;
  }

  /** The response has been paid for, so it is kept even if the sentence has changed since. */
  async function ask(
    request: TranslationRequest,
    how: { userId: string; signal: AbortSignal; context?: string[] },
  ): Promise<TranslatedSentence> {
    const onDevice = readiness === 'ready' && device !== undefined;
    const result: Omit<ServerResult, 'remaining'> & { remaining?: number } = onDevice
      ? await device.translate({ ...request, signal: how.signal, onWords: () => {}, onDownload: () => {} })
      : await deps.translateOnServer({ ...request, ...how, tier: input.tier, onWords: () => {} });
    if (result.remaining !== undefined) listener.onAllowanceUsed(result.remaining);
    const translation = { text: result.text, speakableText: result.speakableText, onDevice };
    known.add(request, translation);
    return translation;
  }

  async function translate({ id, text }: SentencePair, userId: string, signal: AbortSignal): Promise<void> {
    try {
      await ask(requestOf(text), { userId, signal, context: contextOf(pairs, id) });
      if (!signal.aborted) problem = problem?.kind === 'failed' ? null : problem;
    } catch (error) {
      if (!signal.aborted) fail(text, failureOf(error));
    }
    if (signal.aborted) return;
    running.delete(id);
    work();
  }

  function fail(text: string, failure: TranslationFailure): void {
    failed.add(text);
    const isFirst = problem === null;
    problem = failure.kind === 'signed-out' ? { kind: 'failed' } : failure;
    if (failure.kind === 'limit') listener.onAllowanceUsed();
    if (!isFirst) return;
    if (failure.kind === 'signed-out') listener.onMessage({ kind: 'sign-in' });
    else if (failure.kind === 'limit') {
      const renewsAt = failure.renewsAt ?? input.renewsAt;
      listener.onMessage({ kind: 'period-used', remaining: tooFewLeft(input.allowance, text), renewsAt });
    } else if (failure.kind === 'failed') {
      listener.onMessage({ kind: 'failed', retryMessage: failure.retryMessage });
    }
  }

  function checkDevice(): void {
    const { source, target } = input;
    readiness = device ? undefined : 'none';
    void device?.readiness(source, target).then((found) => {
      if (input.source !== source || input.target !== target || !input.on) return;
      readiness = found;
      work();
    });
  }

  const restored = draft.read().translation;
  if (restored) known.addResult(restored);

  function retry(): void {
    failed.clear();
    problem = null;
    work();
  }

  return {
    update,
    translate: retry,
    onOnline() {
      if (problem?.kind !== 'limit') retry();
    },
    // Not needed here: languages are downloaded when a whole text is translated.
    downloadAndTranslate: () => {},
    cancel: stopAll,
    swap(result) {
      const swapped = pairs.flatMap(({ text, translation }) =>
        translation ? { source: translation.text, target: text } : [],
      );
      known.addResult({ ...result, pairs: swapped });
    },
    async translateBack(text) {
      const { source, target, userId } = input;
      const request = { text, source: target, target: source };
      const cached = known.find(request);
      if (cached) return cached.text;
      if (userId === undefined) throw new Error('Nobody is signed in');
      try {
        return (await ask(request, { userId, signal: AbortSignal.timeout(backWithinMs) })).text;
      } catch (error) {
        fail(text, failureOf(error));
        emit();
        throw error;
      }
    },
    dispose() {
      stopAll();
      // A late response belongs to a text that isn't shown any more.
      input = noInput;
      isDisposed = true;
    },
  };
}
