export { buildServer as setup } from '../../scripts/build/server.ts';
