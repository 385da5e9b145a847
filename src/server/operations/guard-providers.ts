import type { IdentityProvider, SignInResult } from '../auth/identity-provider.ts';
import type { PaymentProvider } from '../billing/payment-provider.ts';
import type { RecognitionProvider } from '../recognition/recognition-provider.ts';
import type { VoiceProvider } from '../speech/voice-provider.ts';
import type { TranslationProvider } from '../translation/translation-provider.ts';
import { createCircuitBreaker, type Outcome, type Verdict } from './circuit-breaker.ts';
import type { Metrics } from './metrics.ts';

interface Providers {
  identity: IdentityProvider;
  translator: TranslationProvider;
  payments: PaymentProvider | undefined;
  voice: VoiceProvider;
  recognition: RecognitionProvider | undefined;
  uptime: () => number;
  log: { warn(details: object, message: string): void };
}

/**
 * Puts each external service behind its own circuit breaker and counts its calls. Starting and finishing a sign-in have
 * one each: starting rarely calls the provider, so its successes would hide that finishing fails.
 */
export function guardProviders<P extends Providers>(providers: P, metrics: Metrics): P {
  const { identity, translator, payments, voice, recognition, uptime, log } = providers;
  const { tidy } = translator;
  const guard = (service: string, classify?: (outcome: Outcome) => Verdict) => {
    const breaker = createCircuitBreaker({
      uptime,
      classify,
      onChange: (state) => log.warn({ service, state }, 'circuit breaker'),
    });
    return <T>(work: () => Promise<T>): Promise<T> => metrics.countCall(service, breaker.run(work));
  };
  const startSignIn = guard('identity', (outcome) => ('error' in outcome ? 'down' : 'up'));
  const finishSignIn = guard('identity', classifySignIn);
  const translation = guard('translation');
  const paying = guard('stripe');
  const speaking = guard('speech');
  const recognizing = guard('recognition');

  return {
    ...providers,
    identity: {
      start: (options) => startSignIn(() => identity.start(options)),
      finish: (url, checks) =>
        finishSignIn(() => identity.finish(url, checks)).catch((cause: unknown) => ({
          ok: false,
          reason: 'failed',
          cause,
        })),
    },
    translator: {
      translate: (options) => translation(() => translator.translate(options)),
      // Needs no circuit breaker: it is called once an hour, and people don't see a failure.
      pairs: async () => translator.pairs?.(),
      tidy: tidy && ((options) => translation(() => tidy(options))),
    },
    voice: {
      voices: voice.voices,
      // Needs no circuit breaker: speaking reports the same failure.
      prepare: voice.prepare,
      speak: (order) => speaking(() => voice.speak(order)),
    },
    recognition: recognition && {
      namesSpeakers: recognition.namesSpeakers,
      transcribe: (options) => recognizing(() => recognition.transcribe(options)),
    },
    payments: payments && {
      plans: () => paying(() => payments.plans()),
      createCustomer: (person) => paying(() => payments.createCustomer(person)),
      ownerOf: (customerId) => paying(() => payments.ownerOf(customerId)),
      openCheckout: (order) => paying(() => payments.openCheckout(order)),
      openPortal: (order) => paying(() => payments.openPortal(order)),
      subscriptions: (customerId) => paying(() => payments.subscriptions(customerId)),
      cancelSubscription: (id) => paying(() => payments.cancelSubscription(id)),
      cancelAtPeriodEnd: (id) => paying(() => payments.cancelAtPeriodEnd(id)),
      // Checking a signature makes no network call.
      verifyEvent: (payload, signature, now) => payments.verifyEvent(payload, signature, now),
    },
  };
}

/** Anyone can send a wrong code, so only an unreachable provider counts as down. */
function classifySignIn(outcome: Outcome): Verdict {
  if ('error' in outcome) return 'unknown';
  const result = outcome.result as SignInResult;
  if (result.ok) return 'up';
  return isUnreachable(result.cause) ? 'down' : 'unknown';
}

function isUnreachable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? cause.code : undefined;
  // fetch throws a TypeError with a cause when it can't connect; without a cause the arguments were wrong.
  const refused = cause instanceof TypeError && cause.cause !== undefined;
  return refused || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}
