import type { EngineService } from '../../shared/engine-parts.ts';

/** The server marks the page with the services that its own engines provide. */
export function runsOnServer(service: EngineService): boolean {
  return (document.documentElement.dataset.engines ?? '').split(' ').includes(service);
}

/** Whether the operator has turned a service off. */
export function isOff(service: EngineService): boolean {
  return (document.documentElement.dataset.off ?? '').split(' ').includes(service);
}
