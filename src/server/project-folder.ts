import { fileURLToPath } from 'node:url';

/** The folder with dist/, src/ and node_modules/: two levels above src/server, and above build/server in production. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
