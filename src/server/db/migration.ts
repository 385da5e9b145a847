import type { Engine } from './schema.ts';

/**
 * There are no down migrations. Never edit a released one; add a new one instead. If servers of the previous version
 * can't use the database afterwards, the name ends in `-breaking`, so that they refuse to start.
 */
export interface Migration {
  name: string;
  statements: (engine: Engine) => string[];
}
