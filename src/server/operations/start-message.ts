import { resolve } from 'node:path';
import { brand } from '../../shared/brand.ts';
import { type EngineService, engineServices } from '../../shared/engine-parts.ts';
import type { Config } from '../config/config.ts';

/** The names that the installer of local engines uses. */
const engineNames: Record<EngineService, string> = {
  translation: 'translation',
  speech: 'voices',
  recognition: 'recognition',
};

const list = new Intl.ListFormat('en-GB');

export function startMessage(config: Config, database: 'new SQLite' | 'SQLite' | 'PostgreSQL'): string {
  const { services, origin } = config.sandbox;
  const missing = engineServices.filter((service) => services.includes(service));
  const lines = [
    '',
    `${brand.name} is ready at ${config.publicUrl}`,
    ...(config.personal?.open ? ['Personal edition: no sign-in, and only this computer can open it'] : []),
    describeDatabase(config, database),
    services.length > 0
      ? `Sandbox at ${origin} replaces ${services.join(', ')}`
      : 'No sandbox: every service is configured',
    ...(config.engines.length > 0 ? [`Engines on this computer: ${config.engines.join(', ')}`] : []),
    ...(missing.length > 0
      ? [
          `For real ${list.format(missing.map((name) => engineNames[name]))} on this computer: npm run engines`,
        ]
      : []),
    ...(config.publicUrl.startsWith('https:') && !config.trustProxy && !config.lan
      ? ['TRUST_PROXY is off. Behind a proxy, turn it on: otherwise all users share one rate limit.']
      : []),
  ];
  return `${lines.map((line) => line && `  ${line}`).join('\n')}\n\n`;
}

function describeDatabase(config: Config, database: Parameters<typeof startMessage>[1]): string {
  if (database === 'PostgreSQL') return 'Database: PostgreSQL';
  // The full path, because this is how people notice that DATA_DIR is wrong.
  if (database === 'new SQLite') return `Starting with an empty database in ${resolve(config.dataDir)}`;
  return `Database: SQLite in ${config.dataDir}`;
}
