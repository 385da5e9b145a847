import { networkInterfaces } from 'node:os';
import { servicesOf } from '../../shared/engine-parts.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-problems.ts';
import { dataDirOf } from '../config/environment.ts';
import { withLanUrl } from './lan-address.ts';
import { listParts } from './start-engines.ts';
import { hasSandbox } from './start-sandbox.ts';

// The server checks the same, but only after a build that can take a minute.
try {
  const services = servicesOf(listParts(dataDirOf(process.env)));
  const origins = Object.fromEntries(services.map((service) => [service, 'http://127.0.0.1']));
  readConfig(withLanUrl(process.env, networkInterfaces()), origins, hasSandbox());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Cannot start. Please check these settings:\n${error.message}\n`);
  process.exitCode = 1;
}
