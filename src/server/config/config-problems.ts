import { isLoopbackName } from '../../shared/loopback-name.ts';
import { type Environment, environmentSchema, type Service } from './environment.ts';
import { isShared, personalProblem } from './personal-settings.ts';
import { chooseEngines, type EngineOrigins, unconfiguredServices } from './service-choice.ts';

/** A message for the operator: the server can't start with these settings. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Throws a ConfigError with a line for every bad or missing variable. */
export function checkedEnvironment(
  given: Record<string, string | undefined>,
  installed: EngineOrigins,
  hasSandbox: boolean,
): Environment {
  const { data, error } = environmentSchema.safeParse(given);
  const invalid = error?.issues ?? [];
  const names = new Set(invalid.map((issue) => String(issue.path[0])));
  const isValid = ([name]: [string, unknown]) => !names.has(name);
  const env = data ?? environmentSchema.parse(Object.fromEntries(Object.entries(given).filter(isValid)));
  const problems = [
    ...invalid.map((issue): Problem => [issue.path.join('.'), issue.message]),
    // A value that isn't valid isn't missing too.
    ...findProblems(env, chooseEngines(env, installed), hasSandbox).filter(isValid),
  ];
  if (problems.length > 0)
    throw new ConfigError(problems.map(([name, text]) => `${name}: ${text}`).join('\n'));
  return env;
}

/** The setting and what is wrong with it. */
type Problem = [name: string, text: string];

function findProblems(env: Environment, engines: EngineOrigins, hasSandbox: boolean): Problem[] {
  return [
    personalProblem(env),
    ...missingHalves(env),
    env.SANDBOX?.includes('translation') ? undefined : translationProblem(env),
    ...missingServices(env, engines, hasSandbox),
    publicUrlProblem(env),
  ].filter((problem) => problem !== undefined);
}

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

function missingHalves(env: Environment): Problem[] {
  return pairs.flatMap(([first, second]): Problem[] => {
    if (Boolean(env[first]) === Boolean(env[second])) return [];
    const [given, missing] = env[first] ? [first, second] : [second, first];
    return [[missing, `required because ${given} is set`]];
  });
}

/** The operator chose another service: the sandbox would only hide that its settings are missing. */
function translationProblem(env: Environment): Problem | undefined {
  const { TRANSLATION_PROVIDER: provider } = env;
  if (provider === 'deepl' && !env.TRANSLATION_API_KEY)
    return ['TRANSLATION_API_KEY', 'required because TRANSLATION_PROVIDER is deepl'];
  if (provider === 'libretranslate' && !env.TRANSLATION_BASE_URL)
    return ['TRANSLATION_BASE_URL', 'required because TRANSLATION_PROVIDER is libretranslate'];
  return undefined;
}

const keys: Record<Service, readonly (keyof Environment)[]> = {
  identity: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  translation: ['TRANSLATION_API_KEY'],
  speech: ['SPEECH_API_KEY'],
  recognition: ['RECOGNITION_API_KEY'],
};

const urls: Partial<Record<Service, string>> = {
  translation: 'TRANSLATION_BASE_URL',
  speech: 'SPEECH_BASE_URL',
  recognition: 'RECOGNITION_BASE_URL',
};

function missingServices(env: Environment, engines: EngineOrigins, hasSandbox: boolean): Problem[] {
  if (env.NODE_ENV !== 'production') return [];
  const missing = unconfiguredServices(env, engines).filter((service) => !env.SANDBOX?.includes(service));
  return missing.flatMap((service): Problem[] => {
    // Otherwise the other checks have found what is missing.
    const isPlain =
      !keys[service].some((key) => env[key]) &&
      !(service === 'translation' && env.TRANSLATION_PROVIDER !== 'openai');
    const url = urls[service];
    const alternatives = [
      ...(url ? [`set ${url}`, `turn it off with ${service.toUpperCase()}_PROVIDER=off`] : []),
      ...(hasSandbox ? [`add ${service} to SANDBOX`] : []),
    ];
    const or = alternatives.length > 0 ? ` (or ${alternatives.join(', or ')})` : '';
    const text = `required for ${service} in production${or}`;
    return isPlain ? keys[service].map((key): Problem => [key, text]) : [];
  });
}

/** Signing in redirects back to this URL, so it is required with a real identity provider. */
function publicUrlProblem(env: Environment): Problem | undefined {
  const problem = (text: string): Problem => ['PUBLIC_URL', text];
  const url = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL);
  if (url && url.pathname !== '/')
    return problem('must not contain a path; the app runs at the root of its domain');
  const mustBeReachable =
    env.EDITION === 'personal'
      ? isShared(env)
      : env.NODE_ENV === 'production' && !env.SANDBOX?.includes('identity');
  if (!mustBeReachable) return undefined;
  if (!url) return problem('required; set it to the app’s public URL');
  if (url.protocol !== 'https:' && !isLoopbackName(url.hostname))
    return problem('must use https://; browsers drop the session cookie over http');
  return undefined;
}
