import { type EngineService, engineServices } from '../shared/engine-parts.ts';
import { isLoopbackName } from '../shared/loopback-name.ts';
import { type Environment, environmentSchema, google, type Service, services } from './environment.ts';
import { isShared, personalProblem, personalSettings } from './personal-settings.ts';

export type Config = ReturnType<typeof readConfig>;

/** A message for the operator: the server can't start with these settings. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The URLs of engines that are installed on this machine. */
export type EngineOrigins = Readonly<Partial<Record<EngineService, string>>>;

/** A slow machine may take a while to load a model before it sends the first byte. */
const engineSilenceMs = 120_000;

/** Throws a ConfigError that names every bad or missing variable. Keys win over engines, engines over the sandbox. */
export function readConfig(source: Record<string, string | undefined>, installed: EngineOrigins = {}) {
  // In an .env file, an empty value means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const problem = personalProblem(env);
  if (problem !== undefined) throw new ConfigError(problem);
  const personal = personalSettings(env);
  const engines = chooseEngines(env, installed);
  const sandboxed = chooseSandboxed(env, production, engines);
  const sandboxPort = env.SANDBOX_PORT ?? env.PORT + 1;
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const uses = (service: Service) => sandboxed.includes(service);
  const ai = `${sandboxOrigin}/ai/v1`;
  const publicUrl = publicUrlOf(env, personal ? isShared(env) : production && !uses('identity'));
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
    publicUrl,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    rateLimits: env.RATE_LIMITS,
    clipsMaxBytes: env.CLIPS_MAX_MB * 1024 * 1024,
    engines: engineServices.filter((service) => engines[service] !== undefined),
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
          }
        : { ...translationOf(env), sandboxed: false },
    speech: uses('speech')
      ? { baseUrl: ai, apiKey: 'sandbox', model: 'sandbox', voices: undefined }
      : engines.speech
        ? { baseUrl: engines.speech, model: 'engine', voices: undefined, silenceMs: engineSilenceMs }
        : {
            baseUrl: env.SPEECH_BASE_URL ?? openai,
            apiKey: env.SPEECH_API_KEY,
            model: env.SPEECH_MODEL,
            voices: env.SPEECH_VOICES,
          },
    // Undefined if the server can't transcribe speech: browsers then have only their own engine.
    recognition: uses('recognition')
      ? { baseUrl: ai, apiKey: 'sandbox', model: 'sandbox' }
      : engines.recognition
        ? { baseUrl: engines.recognition, model: 'engine' }
        : needs.recognition.configured(env)
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

/** Signing in redirects back to this URL, so it is required with a real identity provider. */
function publicUrlOf(env: Environment, mustBeReachable: boolean): string {
  const given = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const { protocol, hostname, pathname } = new URL(given);
  const problem = (text: string) => new ConfigError(`PUBLIC_URL: ${text}`);
  if (pathname !== '/') throw problem('must not contain a path; the app runs at the root of its domain');
  if (!mustBeReachable) return given;
  if (!env.PUBLIC_URL) throw problem('required; set it to the app’s public URL');
  if (protocol !== 'https:' && !isLoopbackName(hostname))
    throw problem('must use https://; browsers drop the session cookie over http');
  return given;
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

/** A self-hosted server may need no key, so its URL alone is enough. */
const needs: Record<
  Service,
  { configured: (env: Environment) => boolean; missing: (env: Environment) => string }
> = {
  identity: {
    configured: (env) => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET),
    missing: (env) => (env.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'),
  },
  stripe: {
    configured: (env) => Boolean(env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET),
    missing: (env) => (env.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'),
  },
  translation: {
    configured: (env) => Boolean(env.TRANSLATION_BASE_URL || env.TRANSLATION_API_KEY),
    missing: () => 'TRANSLATION_API_KEY (or TRANSLATION_BASE_URL)',
  },
  speech: {
    configured: (env) => Boolean(env.SPEECH_BASE_URL || env.SPEECH_API_KEY),
    missing: () => 'SPEECH_API_KEY (or SPEECH_BASE_URL)',
  },
  recognition: {
    configured: (env) => Boolean(env.RECOGNITION_BASE_URL || env.RECOGNITION_API_KEY),
    missing: () => 'RECOGNITION_API_KEY (or RECOGNITION_BASE_URL)',
  },
};

/** Most browsers recognise speech themselves, so in production this may be left out. */
const optional: readonly Service[] = ['recognition'];

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

function chooseEngines(env: Environment, installed: EngineOrigins): EngineOrigins {
  const isFree = (service: string) =>
    services.some(
      (name) => name === service && !needs[name].configured(env) && !env.SANDBOX?.includes(name),
    ) &&
    // The operator chose this service, so an installed engine must not replace it.
    !(service === 'translation' && env.TRANSLATION_PROVIDER !== 'openai');
  return Object.fromEntries(Object.entries(installed).filter(([service]) => isFree(service)));
}

function chooseSandboxed(env: Environment, production: boolean, engines: EngineOrigins): Service[] {
  for (const [first, second] of pairs) {
    if (Boolean(env[first]) === Boolean(env[second])) continue;
    const [given, missing] = env[first] ? [first, second] : [second, first];
    throw new ConfigError(`${missing}: required because ${given} is set`);
  }
  const named = env.SANDBOX ?? [];
  if (!named.includes('translation')) checkTranslation(env);
  const used = services.filter((service) => isUsed(service, env));
  const unconfigured = used.filter(
    (service) =>
      !needs[service].configured(env) &&
      !Object.hasOwn(engines, service) &&
      !(production && optional.includes(service)),
  );
  const missing = unconfigured.filter((service) => production && !named.includes(service));
  if (missing.length > 0) {
    throw new ConfigError(
      missing
        .map(
          (service) =>
            `${needs[service].missing(env)}: required for ${service} in production (or add ${service} to SANDBOX)`,
        )
        .join('\n'),
    );
  }
  return used.filter((service) => named.includes(service) || unconfigured.includes(service));
}

/** The personal edition sells nothing, and needs an identity provider only if people sign in with one. */
function isUsed(service: Service, env: Environment): boolean {
  if (env.EDITION === 'hosted') return true;
  return service === 'identity' ? env.PERSONAL_ADDRESSES !== undefined : service !== 'stripe';
}

/** The operator chose another service: the sandbox would only hide that its settings are missing. */
function checkTranslation(env: Environment): void {
  const { TRANSLATION_PROVIDER: provider } = env;
  if (provider === 'deepl' && !env.TRANSLATION_API_KEY)
    throw new ConfigError('TRANSLATION_API_KEY: required because TRANSLATION_PROVIDER is deepl');
  if (provider === 'libretranslate' && !env.TRANSLATION_BASE_URL)
    throw new ConfigError('TRANSLATION_BASE_URL: required because TRANSLATION_PROVIDER is libretranslate');
}
