import type { EngineService } from '../../shared/engine-parts.ts';
import { isLoopbackName } from '../../shared/loopback-name.ts';
import { page } from './page.ts';
import { hasSessionCookie } from './session-cookie.ts';

/** Whether the server runs on this computer and has an engine of its own for the service, which needs an account. */
export const runsOnThisComputer = (service: EngineService, host = window.location.hostname): boolean =>
  isLoopbackName(host) && page().engines.includes(service) && hasSessionCookie();

const services: Readonly<Record<string, EngineService>> = {
  transcribe: 'recognition',
  translate: 'translation',
};

/** Whether an engine on this computer handles the call, so that the words in it don't leave this device. */
export function staysOnThisComputer(call: string): boolean {
  const service = services[call];
  return service !== undefined && runsOnThisComputer(service);
}
