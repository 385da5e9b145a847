import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';
import type { SandboxState } from './state.ts';

/** The outside services that the sandbox stands in for. */
export const serviceNames = ['identity', 'stripe', 'ai'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface SandboxDeps {
  /** Where the sandbox itself is reached, without a slash at the end. */
  origin: string;
  /** Where the product is reached, without a slash at the end. */
  appUrl: string;
  webhookSecret: string;
  state: SandboxState;
  faults: Faults;
  now: () => number;
}

/** Adds the routes of one service to its own, encapsulated part of the server. */
export type Service = (app: FastifyInstance, deps: SandboxDeps) => void | Promise<void>;
