import { join } from 'node:path';
import { brand } from '../shared/brand.ts';
import { engineServices } from '../shared/engine-parts.ts';
import { buildApp } from './app.ts';
import { createIdentityProvider } from './auth/identity-provider.ts';
import { createPaymentProvider } from './billing/payment-provider.ts';
import { readConfig } from './config.ts';
import { prepareDataFolder } from './db/data-folder.ts';
import { openDatabase } from './db/open.ts';
import { sharedSecret } from './db/secrets.ts';
import { dataDirOf } from './environment.ts';
import { withFaultAttribution } from './operations/fault-attribution.ts';
import { findOllama, ollamaHint } from './operations/find-ollama.ts';
import { createLogger } from './operations/log.ts';
import { findInBrowserEngine, startEngines } from './operations/start-engines.ts';
import { startSandbox } from './operations/start-sandbox.ts';
import { projectFolder } from './project-folder.ts';
import { createRecognitionProvider } from './recognition/recognition-provider.ts';
import { createVoiceProvider } from './speech/voice-provider.ts';
import { createTranslationProvider } from './translation/translation-provider.ts';

const clientDir = join(projectFolder, 'dist');
/** How long running requests may take to finish after a stop signal. */
const stopTimeoutMs = 10_000;

export async function start(): Promise<void> {
  const engines = await startEngines({
    dataDir: dataDirOf(process.env),
    onCrash: (service, reason) => log.warn({ service, reason }, 'engine exited; it will restart when needed'),
  });
  const config = readConfig(process.env, engines.origins);
  const log = createLogger(config.logLevel);
  if (config.databaseUrl === undefined || config.sandbox.services.length > 0) {
    await withFaultAttribution('DATA_DIR', async () => prepareDataFolder(config.dataDir));
  }
  const databaseSetting = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  const [sandbox, database] = await Promise.all([
    startSandbox(config),
    withFaultAttribution(databaseSetting, () =>
      openDatabase({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        onError: (error) => log.warn({ err: error }, 'database connection lost'),
      }),
    ),
  ]);
  const app = await buildApp({
    config,
    database,
    identity: createIdentityProvider(config.identity),
    payments: config.personal ? undefined : createPaymentProvider(config.stripe),
    voice: createVoiceProvider(config.speech),
    recognition: config.recognition && createRecognitionProvider(config.recognition),
    tokenSecret: await withFaultAttribution(databaseSetting, () => sharedSecret(database.db, 'token')),
    clientDir,
    inBrowserDir: findInBrowserEngine(config.dataDir),
    translator: createTranslationProvider({ ...config.translation, log }),
    now: Date.now,
    uptime: () => performance.now(),
    log,
  });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await app.close();
    await database.close();
    sandbox?.kill();
    await engines.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

  await withFaultAttribution('PORT', () => app.listen({ port: config.port, host: config.host }));
  printStartMessage(config, database.engine);
  if (config.translation.sandboxed) {
    const found = await findOllama();
    if (found) process.stdout.write(`  ${ollamaHint(found)}\n\n`);
  }
}

function printStartMessage(config: ReturnType<typeof readConfig>, engine: string): void {
  const { services, origin } = config.sandbox;
  const lines = [
    '',
    `  ${brand.name} is ready at ${config.publicUrl}`,
    ...(config.personal?.open ? ['  Personal edition: no sign-in, and only this computer can open it'] : []),
    `  Database: ${engine === 'sqlite' ? `SQLite in ${config.dataDir}` : 'PostgreSQL'}`,
    services.length > 0
      ? `  Sandbox at ${origin} replaces ${services.join(', ')}`
      : '  No sandbox: every service is configured',
    ...(config.engines.length > 0 ? [`  Engines on this computer: ${config.engines.join(', ')}`] : []),
    ...(services.some((service) => engineServices.some((name) => name === service))
      ? ['  For real translation, voices and recognition on this computer: npm run engines']
      : []),
    ...(config.publicUrl.startsWith('https:') && !config.trustProxy
      ? ['  TRUST_PROXY is off. Behind a proxy, turn it on: otherwise all users share one rate limit.']
      : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
