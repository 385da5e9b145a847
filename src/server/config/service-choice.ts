import { type EngineService, engineServices } from '../../shared/engine-parts.ts';
import { type Environment, type Service, services } from './environment.ts';

/** The URLs of engines that are installed on this machine. */
export type EngineOrigins = Readonly<Partial<Record<EngineService, string>>>;

/** A self-hosted server may need no key, so its URL alone is enough. */
const configured: Record<Service, (env: Environment) => boolean> = {
  identity: (env) => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET),
  stripe: (env) => Boolean(env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET),
  translation: (env) => Boolean(env.TRANSLATION_BASE_URL || env.TRANSLATION_API_KEY),
  speech: (env) => Boolean(env.SPEECH_BASE_URL || env.SPEECH_API_KEY),
  recognition: (env) => Boolean(env.RECOGNITION_BASE_URL || env.RECOGNITION_API_KEY),
};

/** Most browsers recognise speech themselves, so in production this may be left out. */
const optional: readonly Service[] = ['recognition'];

/** The services that the operator has turned off. */
export const servicesOff = (env: Environment): EngineService[] =>
  engineServices.filter((service) => env[providerSettings[service]] === 'off');

const providerSettings = {
  translation: 'TRANSLATION_PROVIDER',
  speech: 'SPEECH_PROVIDER',
  recognition: 'RECOGNITION_PROVIDER',
} as const;

const isOff = (service: string, env: Environment) => servicesOff(env).some((name) => name === service);

export const isConfigured = (service: Service, env: Environment): boolean => configured[service](env);

export function chooseEngines(env: Environment, installed: EngineOrigins): EngineOrigins {
  const isFree = (service: string) =>
    services.some((name) => name === service && !isConfigured(name, env) && !env.SANDBOX?.includes(name)) &&
    !isOff(service, env) &&
    // The operator chose this service, so an installed engine must not replace it.
    !(service === 'translation' && env.TRANSLATION_PROVIDER !== 'openai');
  return Object.fromEntries(Object.entries(installed).filter(([service]) => isFree(service)));
}

/** The services that have neither keys nor an engine. */
export function unconfiguredServices(env: Environment, engines: EngineOrigins): Service[] {
  const mayLack = (service: Service) => env.NODE_ENV === 'production' && optional.includes(service);
  return services.filter(
    (service) =>
      isUsed(service, env) &&
      !isConfigured(service, env) &&
      !Object.hasOwn(engines, service) &&
      !mayLack(service),
  );
}

export function chooseSandboxed(env: Environment, engines: EngineOrigins): Service[] {
  const unconfigured = unconfiguredServices(env, engines);
  return services.filter(
    (service) => isUsed(service, env) && (env.SANDBOX?.includes(service) || unconfigured.includes(service)),
  );
}

/** The personal edition sells nothing, and needs an identity provider only if people sign in with one. */
function isUsed(service: Service, env: Environment): boolean {
  if (isOff(service, env)) return false;
  if (env.EDITION === 'hosted') return true;
  return service === 'identity' ? env.PERSONAL_ADDRESSES !== undefined : service !== 'stripe';
}
