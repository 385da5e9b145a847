import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { api } from '../shared/api.ts';
import { recordingLimits } from '../shared/limits.ts';
import type { IdentityProvider } from './auth/identity-provider.ts';
import { createSessionStore } from './auth/session-queries.ts';
import { registerSessions } from './auth/session-routes.ts';
import { createSessionService } from './auth/session-service.ts';
import { registerSignIn } from './auth/sign-in-routes.ts';
import { createSignInService } from './auth/sign-in-service.ts';
import { createTermsService } from './auth/terms-service.ts';
import { createUserStore } from './auth/user-queries.ts';
import type { PaymentProvider } from './billing/payment-provider.ts';
import type { Config } from './config/config.ts';
import { registerCrashes } from './crashes/crash-routes.ts';
import type { OpenDatabase } from './db/open.ts';
import { createDictionaryStore } from './dictionary/dictionary-queries.ts';
import { registerDictionary } from './dictionary/dictionary-routes.ts';
import { createDictionaryService } from './dictionary/dictionary-service.ts';
import type { Edition } from './editions/edition.ts';
import { createHostedEdition } from './editions/hosted-edition.ts';
import { createPersonalEdition } from './editions/personal-edition.ts';
import type { BuiltPages } from './http/built-pages.ts';
import { createFormReader } from './http/form-body.ts';
import { describeApi } from './http/openapi.ts';
import { createPace } from './http/pace.ts';
import type { OnPage } from './http/pages.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createRateLimitStore } from './http/rate-limit-queries.ts';
import { createRoute } from './http/route.ts';
import { createUploadMemory } from './http/upload-memory.ts';
import { createKeyStore } from './keys/key-queries.ts';
import { acceptKeys, registerKeys } from './keys/key-routes.ts';
import { createKeyService } from './keys/key-service.ts';
import { createLineBudget } from './live/line-budget.ts';
import { createLiveAudience } from './live/live-audience-service.ts';
import type { DeliveredText } from './live/live-delivery-service.ts';
import { createLiveLineStore } from './live/live-line-queries.ts';
import { createLiveRoomStore } from './live/live-room-queries.ts';
import { createLiveRoomService } from './live/live-room-service.ts';
import { registerLive } from './live/live-routes.ts';
import { createLiveTranslation } from './live/live-translation-service.ts';
import { createLiveViewerStore } from './live/live-viewer-queries.ts';
import { logFailure } from './logging/log-failure.ts';
import type { RecognitionProvider } from './recognition/recognition-provider.ts';
import { createTranscriptStore } from './recognition/recognition-queries.ts';
import { registerRecognition } from './recognition/recognition-routes.ts';
import { createRecognitionService } from './recognition/recognition-service.ts';
import { createShareStore } from './shares/share-queries.ts';
import { registerSharedPage, registerShares } from './shares/share-routes.ts';
import { createShareService } from './shares/share-service.ts';
import { registerAudio } from './speech/audio-routes.ts';
import { createSpeech } from './speech/create-speech.ts';
import { registerSpeech } from './speech/speech-routes.ts';
import type { VoiceProvider } from './speech/voice-provider.ts';
import { createLibraryStore } from './transcriptions/library-queries.ts';
import { registerLibrary } from './transcriptions/library-routes.ts';
import { createLibraryService } from './transcriptions/library-service.ts';
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
import { createDeliveryService } from './webhooks/delivery-service.ts';
import type { WebhookProvider } from './webhooks/webhook-provider.ts';
import { createWebhookStore } from './webhooks/webhook-queries.ts';
import { registerWebhooks } from './webhooks/webhook-routes.ts';
import { createWebhookService } from './webhooks/webhook-service.ts';

export interface FeatureDeps {
  config: Config;
  database: OpenDatabase;
  identity: IdentityProvider;
  /** Missing in the personal edition. */
  payments: PaymentProvider | undefined;
  translator: TranslationProvider;
  voice: VoiceProvider;
  /** Missing if the server can't transcribe speech. */
  recognition: RecognitionProvider | undefined;
  webhooks: WebhookProvider;
  /** Signs the bearer tokens; the same for all instances. */
  tokenSecret: Uint8Array;
  now: () => number;
  /** A clock that only goes forward, even if the system clock is set back; for times that are kept in memory. */
  uptime: () => number;
  /** Defaults to a timer. */
  wait?: (ms: number) => Promise<unknown>;
  /** How often the speed of an upload is checked. */
  uploadPaceMs?: number;
  log: FastifyBaseLogger;
}

const megabyte = 1024 * 1024;
/** The memory for recordings that are being transcribed: about 200 sentences, or four of the longest files. */
const uploadLimits = { totalBytes: 128 * megabyte, personBytes: 32 * megabyte };
/** Mobile connections can pause for a few seconds. */
const uploadPaceMs = 8_000;

/** Writing to this many viewers takes about a millisecond. */
const viewersPerTurn = 25;

interface LiveMetrics {
  liveDelivered(text: DeliveredText, seconds: number): void;
  watchLive(read: () => { rooms: number; viewers: number }): void;
}

interface RegisteredFeatures {
  /** Housekeeping runs these once a minute. */
  cleanUpTasks: (() => Promise<unknown>)[];
  onPage: OnPage | undefined;
}

/** Builds every feature from its stores and providers and registers its routes. */
export async function registerFeatures(
  app: FastifyInstance,
  deps: FeatureDeps & { signInPage: BuiltPages['signInPage']; metrics: LiveMetrics },
): Promise<RegisteredFeatures> {
  const { config, database, now, uptime, log } = deps;
  const { db } = database;
  const { publicUrl } = config;
  const edition = await createEdition(deps);

  const sessions = createSessionService({
    store: createSessionStore(db),
    tokenSecret: deps.tokenSecret,
    defaultUserId: edition.defaultUserId,
    planAt: edition.planAt,
    now,
    onError: (error) => logFailure(log, 'warn', error, 'could not record the last use of a session'),
  });
  const rateLimits = createRateLimitStore(db);
  const keys = createKeyService({
    store: createKeyStore(db),
    findUser: edition.findKeyOwner(sessions),
    now,
    onError: (error) => logFailure(log, 'warn', error, 'could not record the last use of an API key'),
  });
  const authenticate = edition.authenticate(sessions);
  const routeDeps = {
    authenticate: acceptKeys(keys, authenticate),
    publicOrigin: new URL(publicUrl).origin,
    limit: createRateLimit({ store: rateLimits, now, uptime, enabled: config.rateLimits }),
  };
  const route = createRoute(app, routeDeps);

  const users = createUserStore(db);
  if (edition.admit) {
    const redirectUri = `${publicUrl}${api.finishSignIn.path}`;
    const signIn = createSignInService({
      identity: deps.identity,
      admit: edition.admit,
      sessions,
      redirectUri,
    });
    registerSignIn(route, { signIn, publicUrl, devAuth: config.devAuth !== undefined });
  }
  registerKeys(route, keys);
  registerSessions(route, { sessions, terms: createTermsService({ users, now }) });

  const dictionary = createDictionaryService({ store: createDictionaryStore(db), now });
  registerDictionary(route, dictionary);

  const { limits, subscriptions } = edition;
  const usage = createUsageService({ store: createUsageStore(db), now, limits });
  const translations = createTranslationService({
    provider: deps.translator,
    cache: createTranslationCache(db),
    glossary: dictionary.glossary,
    usage,
    limits,
    now,
    log,
  });
  const tidying = createTidyService({ tidy: deps.translator.tidy, usage, limits });
  registerTranslation(route, { translations, tidying, development: config.development });

  const liveDeps = {
    rooms: createLiveRoomStore(db),
    lines: createLiveLineStore(db),
    findUser: sessions.findUser,
    plans: edition.livePlans,
    now,
    onError: (error: unknown) => logFailure(log, 'warn', error, 'live captions failed'),
  };
  const audience = createLiveAudience({
    ...liveDeps,
    counts: createLiveViewerStore(db),
    pairs: async () => (await translations.pairs()).pairs,
    translateLine: createLiveTranslation({ ...liveDeps, translations }),
    notifications: database.notifications,
    instance: randomUUID(),
    pace: createPace(viewersPerTurn),
    onDelivered: deps.metrics.liveDelivered,
  });
  deps.metrics.watchLive(() => audience.size);
  const liveRooms = createLiveRoomService({
    ...liveDeps,
    audience,
    translations,
    publicUrl,
    spend: createLineBudget({ now, enabled: config.rateLimits }),
  });
  registerLive(route, { rooms: liveRooms, audience });
  app.addHook('preClose', () => audience.close());

  const recognition = createRecognitionService({
    provider: deps.recognition,
    local: config.engines.includes('recognition'),
    transcripts: createTranscriptStore(db),
    usage,
    now,
  });
  await app.register(async (scope) => {
    await scope.register(multipart);
    const readForm = createFormReader({
      fileBytes: recordingLimits.bytes,
      memory: createUploadMemory(uploadLimits),
      paceMs: deps.uploadPaceMs ?? uploadPaceMs,
    });
    registerRecognition(createRoute(scope, { ...routeDeps, readForm }), recognition);
  });

  const { speech, clips, previews } = createSpeech({
    database,
    dataDir: config.dataDir,
    clipsMaxBytes: config.clipsMaxBytes,
    voice: deps.voice,
    local: config.engines.includes('speech'),
    voiceSource: `${config.speech.baseUrl} ${config.speech.model}`,
    usage,
    now,
    wait: deps.wait,
    onError: (error) => logFailure(log, 'error', error, 'speech failed'),
  });
  registerSpeech(route, speech);
  registerAudio(route, { speech, clips, previews });
  // Must happen before the server waits for open connections, because some of them wait for clips.
  app.addHook('preClose', () => clips.close());

  const webhookStore = createWebhookStore(db);
  const onWebhookError = (error: unknown) => logFailure(log, 'warn', error, 'could not deliver to a webhook');
  const deliver = (userId?: string) => void deliveries.deliverDue(userId).catch(onWebhookError);
  /** Whose webhooks are told about a change. */
  const recorded = new WeakMap<object, string>();
  const transcriptions = createTranscriptionService({
    store: createTranscriptionStore(db, {
      async record(tx, change) {
        if (await webhookStore.record(tx, change, now())) recorded.set(tx, change.userId);
      },
      committed(tx) {
        const userId = recorded.get(tx);
        if (userId !== undefined) deliver(userId);
      },
    }),
    subscriptions,
    limits,
    messages: edition.saveMessages,
    eraseFiles: edition.eraseFiles,
    now,
  });
  registerTranscriptions(route, transcriptions);
  const library = createLibraryService({ store: createLibraryStore(database), pace: createPace(1) });
  registerLibrary(route, library);
  const shares = createShareService({
    store: createShareStore(db),
    findDocument: transcriptions.find,
    findUser: sessions.findUser,
    publicUrl,
    now,
  });
  registerShares(route, shares);
  registerSharedPage(app, { shares, limit: routeDeps.limit });

  const deliveries = createDeliveryService({
    store: webhookStore,
    provider: deps.webhooks,
    findTranscription: transcriptions.findOf,
    now,
    onError: onWebhookError,
    onDisabled: (webhookId) => log.info({ webhookId }, 'switched off a webhook after a day of failures'),
  });
  registerWebhooks(
    route,
    createWebhookService({ store: webhookStore, provider: deps.webhooks, deliver, now }),
  );
  app.addHook('preClose', () => deliveries.close());

  registerCrashes(route, log);

  await edition.register(app, { routeDeps, sessions, transcriptions });

  let description: ReturnType<typeof describeApi> | undefined;
  route(api.openapi, () => {
    description ??= describeApi(publicUrl, edition.calls);
    return description;
  });

  const cleanUpTasks = [
    usage.releaseStale,
    usage.removeOld,
    sessions.removeExpired,
    keys.removeExpired,
    // Not awaited: a slow server must not delay the other tasks.
    async () => deliver(),
    deliveries.removeOld,
    transcriptions.removeOldDeleted,
    library.addUnlisted,
    shares.removeExpired,
    // Before the clips, so that the files of a deleted account are removed in the same run.
    ...edition.cleanUpTasks,
    clips.cleanUp,
    translations.removeOldFromCache,
    recognition.removeOldTranscripts,
    liveRooms.removeExpired,
    audience.removeOldCounts,
    () => rateLimits.removeExpired(now()),
    database.emptyLog,
  ];
  return { cleanUpTasks, onPage: edition.onPage({ authenticate, sessions }) };
}

async function createEdition(deps: FeatureDeps & { signInPage: BuiltPages['signInPage'] }): Promise<Edition> {
  const { config, database, payments } = deps;
  const { db } = database;
  if (config.personal)
    return createPersonalEdition({ ...deps, settings: config.personal, db, dataDir: config.dataDir });
  if (!payments) throw new Error('The hosted edition needs a payment provider');
  const { publicUrl, devAuth } = config;
  return createHostedEdition({ ...deps, db, payments, publicUrl, devAuth });
}
