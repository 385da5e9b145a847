import { createIdentityProvider } from '../src/server/auth/identity-provider.ts';
import { createPaymentProvider } from '../src/server/billing/payment-provider.ts';
import { createRecognitionProvider } from '../src/server/recognition/recognition-provider.ts';
import { createVoiceProvider } from '../src/server/speech/voice-provider.ts';
import { createTranslationProvider } from '../src/server/translation/translation-provider.ts';

export const appUrl = 'http://localhost:3000';
export const webhookSecret = 'whsec_test';
/** Long enough for a busy machine. Tests with a hanging provider pass a shorter timeout. */
const defaultTimeoutMs = 15_000;

/** The real provider clients, connected to a sandbox. */
export function createRealProviders(origin: string, timeoutMs: number = defaultTimeoutMs) {
  const ai = { baseUrl: `${origin}/ai/v1`, apiKey: 'sandbox', model: 'sandbox' };
  return {
    identity: createIdentityProvider({
      issuer: `${origin}/identity`,
      clientId: 'rhapsode',
      clientSecret: 'sandbox',
      pictureOrigins: [origin],
      timeoutSeconds: timeoutMs / 1_000,
    }),
    payments: createPaymentProvider({
      secretKey: 'sk_test_sandbox',
      webhookSecret,
      apiUrl: origin,
      timeoutMs,
    }),
    translator: createTranslationProvider({ ...ai, silenceMs: timeoutMs, pauseMs: 1 }),
    recognition: createRecognitionProvider({ ...ai, silenceMs: timeoutMs, wait: async () => {} }),
    voice: createVoiceProvider({ ...ai, silenceMs: timeoutMs, wait: async () => {} }),
  };
}
