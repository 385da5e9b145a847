import { z } from 'zod';
import { hdVoiceIds } from '../../shared/voices.ts';
import { personalLimits } from './personal-limits-setting.ts';
import { trustProxy } from './trust-proxy-setting.ts';

/** Each external service is real if its keys are set; otherwise the local sandbox replaces it. */
export const services = ['identity', 'stripe', 'translation', 'speech', 'recognition'] as const;
export type Service = (typeof services)[number];

const wholeNumber = (lowest: number, highest: number, error: string) =>
  z.coerce.number(error).int(error).min(lowest, error).max(highest, error);
const port = wholeNumber(0, 65_535, 'must be a port number from 0 to 65535');
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const oneOf = <const T extends readonly string[]>(...names: T) =>
  z.enum(names, `must be ${alternatives.format(names)}`);
const flag = oneOf('on', 'off').transform((value) => value === 'on');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://rhapsode.example' })
  .transform((value) => value.replace(/\/+$/, ''));

const aiServices = ['translation', 'speech', 'recognition'];

const sandboxNames = z.string().transform((value, context) => {
  const names = value.split(',').map((name) => name.trim());
  const chosen = names.flatMap((name) => (name === 'ai' ? aiServices : name ? [name] : []));
  const unknown = chosen.find((name) => !services.some((service) => service === name));
  if (unknown !== undefined)
    context.addIssue(
      `unknown service "${unknown}"; use identity, stripe, ai, translation, speech or recognition`,
    );
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

export const google = {
  issuer: 'https://accounts.google.com',
  pictures: 'https://lh3.googleusercontent.com',
};

const origins = z.string().transform((value, context) =>
  value.split(',').map((part) => {
    const text = part.trim();
    if (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')) return new URL(text).origin;
    context.addIssue('must look like https://pictures.example,https://others.example');
    return '';
  }),
);

const defaultDataDir = 'data';

/** The data folder, which is needed before the other settings are read. */
export const dataDirOf = (source: Record<string, string | undefined>): string =>
  source.DATA_DIR || defaultDataDir;

const addresses = z.string().transform((value, context) =>
  value.split(',').map((part) => {
    const address = z.email().safeParse(part.trim());
    if (!address.success) context.addIssue('must look like ann@example.com,ben@example.com');
    return part.trim().toLowerCase();
  }),
);

/** Every environment variable that the server reads. */
export const environmentSchema = z.object({
  EDITION: oneOf('hosted', 'personal').default('hosted'),
  PERSONAL_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  PERSONAL_ADDRESSES: addresses.optional(),
  PERSONAL_LIMITS: personalLimits.optional(),
  PERSONAL_WEBHOOKS: oneOf('public', 'local').optional(),
  PERSONAL_LAN: flag.default(false),
  NODE_ENV: oneOf('development', 'production', 'test').optional(),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default(defaultDataDir),
  MODELS_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine(
      (url) => !/^postgres/.test(url) || URL.canParse(url),
      'is not a valid URL; the port is at most 65535; in the password, # must be written as %23, / as %2F and @ as %40',
    )
    .optional(),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent').default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
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
  TRANSLATION_PROVIDER: oneOf('openai', 'libretranslate', 'deepl', 'off').default('openai'),
  TRANSLATION_BASE_URL: httpUrl.optional(),
  TRANSLATION_API_KEY: z.string().optional(),
  TRANSLATION_MODEL: z.string().optional(),
  SPEECH_PROVIDER: oneOf('openai', 'off').default('openai'),
  SPEECH_BASE_URL: httpUrl.optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().default('gpt-4o-mini-tts'),
  SPEECH_VOICES: voiceMap.optional(),
  RECOGNITION_PROVIDER: oneOf('openai', 'off').default('openai'),
  RECOGNITION_BASE_URL: httpUrl.optional(),
  RECOGNITION_API_KEY: z.string().optional(),
  RECOGNITION_MODEL: z.string().default('gpt-transcribe'),
  CLIPS_MAX_MB: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'must be a whole number of at least 1').default(
    1_024,
  ),
  DEV_AUTH: oneOf('free', 'premium').optional(),
});

export type Environment = z.infer<typeof environmentSchema>;
