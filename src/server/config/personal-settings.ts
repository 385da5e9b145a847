import type { TierLimits } from '../../shared/limits.ts';
import { isLoopbackName } from '../../shared/loopback-name.ts';
import type { Environment } from './environment.ts';
import { personalLimits } from './personal-limits-setting.ts';

export interface PersonalSettings {
  /** There is no sign-in, and only this machine can connect. */
  open: boolean;
  password: string | undefined;
  /** The e-mail addresses of people who may sign in with the identity provider, in lower case. */
  addresses: readonly string[];
  limits: TierLimits;
  /** Whether webhooks may call addresses of the local network. */
  localWebhooks: boolean;
}

/** Undefined for the hosted edition. */
export function personalSettings(env: Environment): PersonalSettings | undefined {
  if (env.EDITION !== 'personal') return undefined;
  const { PERSONAL_PASSWORD: password, PERSONAL_ADDRESSES: addresses = [] } = env;
  const open = password === undefined && addresses.length === 0;
  return {
    open,
    password,
    addresses,
    limits: env.PERSONAL_LIMITS ?? personalLimits.parse(''),
    localWebhooks: env.PERSONAL_WEBHOOKS === 'local',
  };
}

const unlessSignIn = 'unless PERSONAL_PASSWORD or PERSONAL_ADDRESSES is set';

/** Why the server must not start with these settings: they would let strangers in or have no effect. */
export function personalProblem(env: Environment): [name: string, text: string] | undefined {
  const personal = personalSettings(env);
  if (!personal) {
    const names = [
      'PERSONAL_PASSWORD',
      'PERSONAL_ADDRESSES',
      'PERSONAL_LIMITS',
      'PERSONAL_WEBHOOKS',
    ] as const;
    const name = env.PERSONAL_LAN ? 'PERSONAL_LAN' : names.find((each) => env[each] !== undefined);
    return name && [name, 'only used with EDITION=personal'];
  }
  if (env.GOOGLE_CLIENT_ID && personal.addresses.length === 0)
    return ['PERSONAL_ADDRESSES', 'required because GOOGLE_CLIENT_ID is set'];
  if (env.PERSONAL_LAN) return lanProblem(env);
  if (!personal.open) return undefined;
  if (env.HOST && !isLoopbackName(env.HOST)) return ['HOST', `must be localhost ${unlessSignIn}`];
  if (env.PUBLIC_URL && !isLoopbackName(new URL(env.PUBLIC_URL).hostname))
    return ['PUBLIC_URL', `must be on this machine, such as http://localhost:3000, ${unlessSignIn}`];
  return env.TRUST_PROXY === false ? undefined : ['TRUST_PROXY', `must be off ${unlessSignIn}`];
}

function lanProblem(env: Environment): [name: string, text: string] | undefined {
  if (env.PERSONAL_PASSWORD === undefined)
    return [
      'PERSONAL_PASSWORD',
      'required because PERSONAL_LAN is on: other devices can open the app. Choose one with at least 8 characters',
    ];
  if (env.TRUST_PROXY !== false)
    return ['TRUST_PROXY', 'must be off because PERSONAL_LAN is on: there is no proxy'];
  return env.PUBLIC_URL === undefined
    ? ['PERSONAL_LAN', 'this computer isn’t connected to a network; connect it, or set PUBLIC_URL']
    : undefined;
}

/** Whether other machines can open the app. If so, it needs a public https URL. */
export function isShared(env: Environment): boolean {
  return env.PUBLIC_URL !== undefined || !isLoopbackName(env.HOST ?? 'localhost');
}
