import multipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { api } from '../shared/api.ts';
import { recordingLimits } from '../shared/limits.ts';
import { createAccountStore } from './account/account-queries.ts';
import { registerAccount } from './account/account-routes.ts';
import { createAccountService } from './account/account-service.ts';
import { createExportStore } from './account/export-queries.ts';
import { createExportService } from './account/export-service.ts';
import { registerAuth } from './auth/auth-routes.ts';
import { ensureDevUser } from './auth/dev-user-queries.ts';
import type { IdentityProvider } from './auth/identity-provider.ts';
import { createAuthenticate, forgetPerson } from './auth/session-cookies.ts';
import { createSessionStore } from './auth/session-queries.ts';
import { registerSessions } from './auth/session-routes.ts';
import { createSessionService } from './auth/session-service.ts';
import { createSignInService } from './auth/sign-in-service.ts';
import { createTermsService } from './auth/terms-service.ts';
import { createUserStore } from './auth/user-queries.ts';
import { registerBilling } from './billing/billing-routes.ts';
import { createCheckoutService } from './billing/checkout-service.ts';
import { createPaymentEventStore } from './billing/payment-event-queries.ts';
import type { PaymentProvider } from './billing/payment-provider.ts';
import { createSubscriptionStore } from './billing/subscription-queries.ts';
import { createSubscriptionService } from './billing/subscription-service.ts';
import { keepRawBodies, registerWebhook } from './billing/webhook-routes.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import { createDictionaryStore } from './dictionary/dictionary-queries.ts';
import { registerDictionary } from './dictionary/dictionary-routes.ts';
import { createDictionaryService } from './dictionary/dictionary-service.ts';
import { createFormReader } from './http/form-body.ts';
import { describeApi } from './http/openapi.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createRateLimitStore } from './http/rate-limit-queries.ts';
import { createRoute } from './http/route.ts';
import { createInviteStore } from './invites/invite-queries.ts';
import { registerInvites } from './invites/invite-routes.ts';
import { createInviteService } from './invites/invite-service.ts';
import type { RecognitionProvider } from './recognition/recognition-provider.ts';
import { createTranscriptStore } from './recognition/recognition-queries.ts';
import { registerRecognition } from './recognition/recognition-routes.ts';
import { createRecognitionService } from './recognition/recognition-service.ts';
import { registerAudio } from './speech/audio-routes.ts';
import { createSpeech } from './speech/create-speech.ts';
import { registerSpeech } from './speech/speech-routes.ts';
import type { VoiceProvider } from './speech/voice-provider.ts';
import { createTranscriptionStore } from './transcriptions/transcription-queries.ts';
import { registerTranscriptions } from './transcriptions/transcription-routes.ts';
import { createTranscriptionService } from './transcriptions/transcription-service.ts';
import { createTidyService } from './translation/tidy-service.ts';
import { createTranslationCache } from './translation/translation-cache-queries.ts';
import type { TranslationProvider } from './translation/translation-provider.ts';
import { registerTranslation } from './translation/translation-routes.ts';
import { createTranslationService } from './translation/translation-service.ts';
import { createUsageStore } from './usage/usage-queries.ts';
import { createUsageService } from './usage/usage-service.ts';

export interface FeatureDeps {
  config: Config;
  database: OpenDatabase;
  identity: IdentityProvider;
  payments: PaymentProvider;
  translator: TranslationProvider;
  voice: VoiceProvider;
  /** Missing if nothing can write down speech here. */
  recognition: RecognitionProvider | undefined;
  /** Signs the bearer tokens; the same for all instances. */
  tokenSecret: Uint8Array;
  now: () => number;
  /** A clock that only goes forward, even if the system clock is set back; for times that are kept in memory. */
  uptime: () => number;
  log: FastifyBaseLogger;
}

/** The memory for recordings that arrive at the same time: about 200 sentences, or five of the longest files. */
const uploadBudgetBytes = 128 * 1024 * 1024;

/** Builds every feature from its stores and providers and registers its routes. Returns the regular clean-up tasks. */
export async function registerFeatures(
  app: FastifyInstance,
  deps: FeatureDeps,
): Promise<(() => Promise<unknown>)[]> {
  const { config, database, payments, now, uptime, log } = deps;
  const { db } = database;
  const { publicUrl } = config;

  const sessions = createSessionService({
    store: createSessionStore(db),
    tokenSecret: deps.tokenSecret,
    devUserId: config.devAuth && (await ensureDevUser(db, config.devAuth, now())),
    now,
    onError: (error) => log.warn({ err: error }, 'the use of a session was not recorded'),
  });
  const rateLimits = createRateLimitStore(db);
  const routeDeps = {
    authenticate: createAuthenticate(sessions),
    publicOrigin: new URL(publicUrl).origin,
    limit: createRateLimit({ store: rateLimits, now, uptime, enabled: config.rateLimits }),
  };
  const route = createRoute(app, routeDeps);

  const users = createUserStore(db);
  const accountStore = createAccountStore(db);
  registerAuth(route, {
    sessions,
    signIn: createSignInService({
      identity: deps.identity,
      users,
      sessions,
      keepAccount: accountStore.cancelDeletion,
      redirectUri: `${publicUrl}${api.finishSignIn.path}`,
      now,
    }),
    terms: createTermsService({ users, now }),
    publicUrl,
    devAuth: config.devAuth !== undefined,
  });
  registerSessions(route, sessions);

  const invites = createInviteService({ store: createInviteStore(db), now });
  registerInvites(route, invites);

  const dictionary = createDictionaryService({ store: createDictionaryStore(db), now });
  registerDictionary(route, dictionary);

  const usage = createUsageService({ store: createUsageStore(db), now });
  const translations = createTranslationService({
    provider: deps.translator,
    cache: createTranslationCache(db),
    glossary: dictionary.glossary,
    usage,
    invites,
    now,
    log,
  });
  const tidying = createTidyService({ tidy: deps.translator.tidy, usage, invites });
  registerTranslation(route, { translations, tidying, development: config.development });

  const recognition = createRecognitionService({
    provider: deps.recognition,
    transcripts: createTranscriptStore(db),
    usage,
    now,
  });
  await app.register(async (scope) => {
    await scope.register(multipart);
    const readForm = createFormReader({ fileBytes: recordingLimits.bytes, budgetBytes: uploadBudgetBytes });
    registerRecognition(createRoute(scope, { ...routeDeps, readForm }), recognition);
  });

  const { speech, clips, previews } = createSpeech({
    database,
    dataDir: config.dataDir,
    clipsMaxBytes: config.clipsMaxBytes,
    voice: deps.voice,
    voiceSource: `${config.speech.baseUrl} ${config.speech.model}`,
    usage,
    now,
    onError: (error) => log.error({ err: error }, 'speech failed'),
  });
  registerSpeech(route, speech);
  registerAudio(route, { speech, clips, previews });
  // Must happen before the server waits for open connections, because some of them wait for clips.
  app.addHook('preClose', () => clips.close());

  const subscriptionStore = createSubscriptionStore(db);
  const subscriptions = createSubscriptionService({
    store: subscriptionStore,
    events: createPaymentEventStore(db),
    payments,
    now,
    log,
  });
  const checkout = createCheckoutService({
    payments,
    store: subscriptionStore,
    subscriptions,
    publicUrl,
    uptime,
  });
  registerBilling(route, { checkout, subscriptions });

  const transcriptions = createTranscriptionService({
    store: createTranscriptionStore(db),
    invites,
    subscriptions,
    now,
  });
  registerTranscriptions(route, transcriptions);

  const accounts = createAccountService({
    store: accountStore,
    exports: createExportService({ store: createExportStore(db), now }),
    subscriptions,
    now,
    log,
  });
  registerAccount(route, { accounts, forgetPerson });

  await app.register(async (scope) => {
    keepRawBodies(scope);
    registerWebhook(createRoute(scope, routeDeps), subscriptions);
  });

  const description = describeApi(publicUrl);
  route(api.openapi, () => description);

  return [
    usage.releaseStale,
    usage.removeOld,
    sessions.removeExpired,
    transcriptions.removeOldDeleted,
    subscriptions.removeOldEvents,
    // Before the clips: the files of a deleted account go in the same round.
    accounts.continueDeletions,
    clips.cleanUp,
    translations.removeOldFromCache,
    recognition.removeOldTranscripts,
    () => rateLimits.removeExpired(now()),
    database.emptyLog,
  ];
}
