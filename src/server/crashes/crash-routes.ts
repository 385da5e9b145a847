import type { FastifyBaseLogger } from 'fastify';
import { api } from '../../shared/api.ts';
import type { Route } from '../http/route.ts';

/** Writes errors of the page to the log, where operators find them beside the server's own. */
export function registerCrashes(route: Route, log: Pick<FastifyBaseLogger, 'warn'>): void {
  route(api.reportCrash, ({ body }) => {
    log.warn({ crash: body }, `the page crashed: ${body.name}`);
  });
}
