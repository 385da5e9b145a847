import { z } from 'zod';
import { hdVoiceIds } from '../shared/voices.ts';
import { trustProxy } from './trust-proxy-setting.ts';

/** Each external service is real if its keys are set; otherwise the local sandbox replaces it. */
const services = ['identity', 'stripe', 'translation', 'speech'] as const;
export type Service = (typeof services)[number];

const port = z.coerce.number('must be a port number').int().min(0).max(65_535);
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://rhapsode.example' })
  .transform((value) => value.replace(/\/+$/, ''));

const sandboxNames = z.string().transform((value, context) => {
  const names = value.split(',').map((name) => name.trim());
  const chosen = names.flatMap((name) => (name === 'ai' ? ['translation', 'speech'] : name ? [name] : []));
  const unknown = chosen.find((name) => !services.some((service) => service === name));
  if (unknown !== undefined)
    context.addIssue(`unknown service "${unknown}"; use identity, stripe, ai, translation or speech`);
  return services.filter((service) => chosen.includes(service));
});

const voiceMap = z.string().transform((value, context) => {
  const entries = value.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  for (const [id, name] of entries) {
    if (!hdVoiceIds.some((known) => known === id) || !name)
      context.addIssue('must look like alloy=name,ash=name,…');
  }
  return Object.fromEntries(entries) as Record<string, string>;
});

const google = { issuer: 'https://accounts.google.com', pictures: 'https://lh3.googleusercontent.com' };

const origins = z.string().transform((value, context) =>
  value.split(',').map((part) => {
    const text = part.trim();
    if (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')) return new URL(text).origin;
    context.addIssue('must look like https://pictures.example,https://others.example');
    return '';
  }),
);

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  RATE_LIMITS: flag.default(true),
  SANDBOX: sandboxNames.optional(),
  SANDBOX_PORT: port.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: httpUrl.default(google.issuer),
  IDENTITY_PICTURES: origins.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?!pk_)/, 'must be the secret key; this is the publishable one')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: httpUrl.optional(),
  TRANSLATION_BASE_URL: httpUrl.optional(),
  TRANSLATION_API_KEY: z.string().optional(),
  TRANSLATION_MODEL: z.string().optional(),
  SPEECH_BASE_URL: httpUrl.optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().default('gpt-4o-mini-tts'),
  SPEECH_VOICES: voiceMap.optional(),
  CLIPS_MAX_MB: z.coerce.number().int().min(1).default(1_024),
  DEV_AUTH: z.enum(['free', 'premium']).optional(),
});

type Environment = z.infer<typeof environmentSchema>;
export type Config = ReturnType<typeof readConfig>;

/** A message for the operator: the server can't start with these settings. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Throws a ConfigError that names every bad or missing variable. */
export function readConfig(source: Record<string, string | undefined>) {
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
  const sandboxed = chooseSandboxed(env, production);
  const sandboxPort = env.SANDBOX_PORT ?? env.PORT + 1;
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const uses = (service: Service) => sandboxed.includes(service);
  const ai = `${sandboxOrigin}/ai/v1`;
  const openai = 'https://api.openai.com/v1';
  const publicUrl = publicUrlOf(env, production && !uses('identity'));
  const pictureOrigins = uses('identity')
    ? [sandboxOrigin]
    : (env.IDENTITY_PICTURES ?? [picturesOf(env.OIDC_ISSUER)]);

  return {
    production,
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    publicUrl,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    rateLimits: env.RATE_LIMITS,
    clipsMaxBytes: env.CLIPS_MAX_MB * 1024 * 1024,
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
      ? { baseUrl: ai, apiKey: 'sandbox', model: 'sandbox', sandboxed: true }
      : {
          baseUrl: env.TRANSLATION_BASE_URL ?? openai,
          apiKey: env.TRANSLATION_API_KEY,
          model: env.TRANSLATION_MODEL ?? defaultTranslationModel(env.TRANSLATION_BASE_URL ?? openai),
          sandboxed: false,
        },
    speech: uses('speech')
      ? { baseUrl: ai, apiKey: 'sandbox', model: 'sandbox', voices: undefined }
      : {
          baseUrl: env.SPEECH_BASE_URL ?? openai,
          apiKey: env.SPEECH_API_KEY,
          model: env.SPEECH_MODEL,
          voices: env.SPEECH_VOICES,
        },
    // Ignored outside development: a wrong setting must never sign anybody in as the fake user.
    devAuth: env.NODE_ENV === 'development' ? env.DEV_AUTH : undefined,
  };
}

/** Signing in redirects back to this address, so with a real identity provider it has to be given. */
function publicUrlOf(env: Environment, mustBeReachable: boolean): string {
  const given = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const { protocol, hostname, pathname } = new URL(given);
  const problem = (text: string) => new ConfigError(`PUBLIC_URL: ${text}`);
  if (pathname !== '/') throw problem('must not contain a path; the app runs at the root of its address');
  if (!mustBeReachable) return given;
  if (!env.PUBLIC_URL) throw problem('required in production: the address people open');
  const local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !local)
    throw problem('must use https:// in production; browsers drop the session cookie over http');
  return given;
}

const picturesOf = (issuer: string): string =>
  issuer === google.issuer ? google.pictures : new URL(issuer).origin;

/** A self-hosted server is asked which model it has; OpenAI has too many for that. */
function defaultTranslationModel(baseUrl: string): string | undefined {
  return new URL(baseUrl).hostname === 'api.openai.com' ? 'gpt-4.1-mini' : undefined;
}

/** A self-hosted server may need no key, so its address alone is enough. */
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
};

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

function chooseSandboxed(env: Environment, production: boolean): Service[] {
  for (const [first, second] of pairs) {
    if (Boolean(env[first]) === Boolean(env[second])) continue;
    const [given, missing] = env[first] ? [first, second] : [second, first];
    throw new ConfigError(`${missing}: required because ${given} is set`);
  }
  const named = env.SANDBOX ?? [];
  const unconfigured = services.filter((service) => !needs[service].configured(env));
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
  return services.filter((service) => named.includes(service) || unconfigured.includes(service));
}
