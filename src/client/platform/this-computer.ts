import { isLoopbackName } from '../../shared/loopback-name.ts';
import { page } from './page.ts';
import { hasSessionCookie } from './session-cookie.ts';

/** Whether the server runs on this computer and has its own engine for speech, which needs an account. */
export const recognisesOnThisComputer = (host = window.location.hostname): boolean =>
  isLoopbackName(host) && page().engines.includes('recognition') && hasSessionCookie();
