import { engineServices } from '../../shared/engine-parts.ts';
import { checkedEnvironment } from './config-problems.ts';
import { type Environment, google, type Service } from './environment.ts';
import { personalSettings } from './personal-settings.ts';
import {
  chooseEngines,
  chooseSandboxed,
  type EngineOrigins,
  isConfigured,
  servicesOff,
} from './service-choice.ts';

export type Config = ReturnType<typeof readConfig>;

/** A slow machine may take a while to load a model before it sends the first byte. */
const engineSilenceMs = 120_000;

/** Throws a ConfigError that names every bad or missing variable. Keys win over engines, engines over the sandbox. */
export function readConfig(
  source: Record<string, string | undefined>,
  installed: EngineOrigins = {},
  /** The container image has no sandbox, so its error messages must not suggest it. */
  hasSandbox = true,
) {
  // In an .env file, an empty value means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const env = checkedEnvironment(given, installed, hasSandbox);
  const production = env.NODE_ENV === 'production';
  const personal = personalSettings(env);
  const engines = chooseEngines(env, installed);
  const sandboxed = chooseSandboxed(env, engines);
  const off = servicesOff(env);
  const sandboxPort = env.SANDBOX_PORT ?? env.PORT + 1;
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const uses = (service: Service) => sandboxed.includes(service);
  const ai = `${sandboxOrigin}/ai/v1`;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const pictureOrigins = uses('identity')
    ? [sandboxOrigin]
    : (env.IDENTITY_PICTURES ?? [picturesOf(env.OIDC_ISSUER)]);

  return {
    /** Undefined for the hosted edition. */
    personal,
    production,
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST ?? (production && !personal ? '0.0.0.0' : 'localhost'),
    /** Whether the server accepts TLS connections from the local network itself. */
    lan: env.PERSONAL_LAN,
    publicUrl,
    dataDir: env.DATA_DIR,
    modelsDir: env.MODELS_DIR,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    rateLimits: env.RATE_LIMITS,
    clipsMaxBytes: env.CLIPS_MAX_MB * 1024 * 1024,
    engines: engineServices.filter((service) => engines[service] !== undefined),
    /** The services that the page doesn't offer. */
    off,
    sandbox: { services: sandboxed, port: sandboxPort, origin: sandboxOrigin },
    identity: {
      ...(uses('identity')
        ? { issuer: `${sandboxOrigin}/identity`, clientId: 'rhapsode', clientSecret: 'sandbox' }
        : {
            issuer: env.OIDC_ISSUER,
            clientId: env.GOOGLE_CLIENT_ID ?? '',
            clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
          }),
      // A page on https doesn't load pictures over http, such as the sandbox's.
      pictureOrigins: pictureOrigins.filter(
        (origin) => !publicUrl.startsWith('https:') || /^https:/.test(origin),
      ),
    },
    stripe: uses('stripe')
      ? { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox', apiUrl: sandboxOrigin }
      : {
          secretKey: env.STRIPE_SECRET_KEY ?? '',
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          apiUrl: env.STRIPE_API_URL,
        },
    translation: uses('translation')
      ? { protocol: 'openai' as const, baseUrl: ai, apiKey: 'sandbox', model: 'sandbox', sandboxed: true }
      : engines.translation
        ? {
            protocol: 'libretranslate' as const,
            baseUrl: engines.translation,
            apiKey: undefined,
            model: undefined,
            sandboxed: false,
            silenceMs: engineSilenceMs,
            bySentence: true,
          }
        : { ...translationOf(env), sandboxed: false },
    speech: uses('speech')
      ? { baseUrl: ai, apiKey: 'sandbox', model: 'sandbox', voices: undefined }
      : engines.speech
        ? {
            baseUrl: engines.speech,
            model: 'engine',
            voices: undefined,
            local: true,
            silenceMs: engineSilenceMs,
          }
        : {
            baseUrl: env.SPEECH_BASE_URL ?? openai,
            apiKey: env.SPEECH_API_KEY,
            model: env.SPEECH_MODEL,
            // Without any voices, the page offers only the browser's.
            voices: off.includes('speech') ? {} : env.SPEECH_VOICES,
          },
    // Undefined if the server can't transcribe speech: browsers then have only their own engine.
    recognition: uses('recognition')
      ? { baseUrl: ai, apiKey: 'sandbox', model: 'sandbox' }
      : engines.recognition
        ? { baseUrl: engines.recognition, model: 'engine', local: true }
        : isConfigured('recognition', env) && !off.includes('recognition')
          ? {
              baseUrl: env.RECOGNITION_BASE_URL ?? openai,
              apiKey: env.RECOGNITION_API_KEY,
              model: env.RECOGNITION_MODEL,
            }
          : undefined,
    // Ignored outside development: a wrong setting must never sign anybody in as the fake user.
    devAuth: env.NODE_ENV === 'development' && !personal ? env.DEV_AUTH : undefined,
  };
}

/** For commands that use only the database, and must run whichever edition and engines the server runs with. */
export function readDatabaseConfig({ DATA_DIR, DATABASE_URL }: Record<string, string | undefined>) {
  const { dataDir, databaseUrl } = readConfig({ DATA_DIR, DATABASE_URL });
  return { dataDir, databaseUrl };
}

const picturesOf = (issuer: string): string =>
  issuer === google.issuer ? google.pictures : new URL(issuer).origin;

const openai = 'https://api.openai.com/v1';

function translationOf(env: Environment) {
  const { TRANSLATION_PROVIDER: protocol, TRANSLATION_API_KEY: apiKey } = env;
  const usual = protocol === 'deepl' ? deeplBaseUrl(apiKey ?? '') : openai;
  const baseUrl = env.TRANSLATION_BASE_URL ?? usual;
  return { protocol, baseUrl, apiKey, model: env.TRANSLATION_MODEL ?? defaultTranslationModel(baseUrl) };
}

/** Free DeepL accounts have keys that end in `:fx`, and use a different URL. */
function deeplBaseUrl(apiKey: string): string {
  return apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
}

/** Other servers are queried for their model at run time; OpenAI lists too many to pick the first one. */
function defaultTranslationModel(baseUrl: string): string | undefined {
  return new URL(baseUrl).hostname === 'api.openai.com' ? 'gpt-4.1-mini' : undefined;
}
