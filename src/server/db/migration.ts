import type { Engine } from './schema.ts';

/** There are no down migrations. Never edit a released one; add a new one instead. */
export interface Migration {
  name: string;
  statements: (engine: Engine) => string[];
}
