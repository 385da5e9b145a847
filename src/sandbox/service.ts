import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';
import type { SandboxState } from './state.ts';

export interface SandboxDeps {
  /** The URL of the sandbox, without a trailing slash. */
  origin: string;
  /** The URL of the app, without a trailing slash. */
  appUrl: string;
  webhookSecret: string;
  state: SandboxState;
  faults: Faults;
  now: () => number;
}

/** Registers the routes of one service. */
export type Service = (app: FastifyInstance, deps: SandboxDeps) => void | Promise<void>;
