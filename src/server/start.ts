import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createIdentityProvider } from './auth/identity-provider.ts';
import { createPaymentProvider } from './billing/payment-provider.ts';
import { readConfig } from './config/config.ts';
import { dataDirOf } from './config/environment.ts';
import { prepareDataFolder } from './db/data-folder.ts';
import { lockDataFolder } from './db/folder-lock.ts';
import { openDatabase } from './db/open.ts';
import { sqliteFile } from './db/open-sqlite.ts';
import { sharedSecret } from './db/secrets.ts';
import { createLogger } from './logging/log.ts';
import { logFailure } from './logging/log-failure.ts';
import { findBuiltInModels } from './operations/built-in-models.ts';
import { withFaultAttribution } from './operations/fault-attribution.ts';
import { findOllama, ollamaHint } from './operations/find-ollama.ts';
import { lanAddresses, withLanUrl } from './operations/lan-address.ts';
import { type LanListener, listenOnLan } from './operations/lan-listener.ts';
import { lanMessage } from './operations/lan-message.ts';
import { answerParent, createMetrics } from './operations/metrics.ts';
import { requireFreePort, withPortProblems } from './operations/port-problems.ts';
import { findInBrowserEngine, startEngines } from './operations/start-engines.ts';
import { startMessage } from './operations/start-message.ts';
import { hasSandbox, startSandbox } from './operations/start-sandbox.ts';
import { projectFolder } from './project-folder.ts';
import { createRecognitionProvider } from './recognition/recognition-provider.ts';
import { createVoiceProvider } from './speech/voice-provider.ts';
import { createTranslationProvider } from './translation/translation-provider.ts';
import { createWebhookProvider } from './webhooks/webhook-provider.ts';

const clientDir = join(projectFolder, 'dist');
/** How long running requests may take to finish after a stop signal. */
const stopTimeoutMs = 10_000;

export async function start(): Promise<void> {
  const engines = await startEngines({
    dataDir: dataDirOf(process.env),
    onCrash: (service, reason) =>
      log.warn(`the ${service} engine exited (${reason}); it will restart when needed`),
  });
  const config = readConfig(withLanUrl(process.env, networkInterfaces()), engines.origins, hasSandbox());
  const log = createLogger(config.logLevel);
  const modelsDir = config.modelsDir ?? join(projectFolder, 'models');
  if (config.databaseUrl === undefined || config.sandbox.services.length > 0) {
    await withFaultAttribution('DATA_DIR', async () => prepareDataFolder(config.dataDir));
  }
  const usesSqlite = config.databaseUrl === undefined;
  const databaseSetting = usesSqlite ? 'DATA_DIR' : 'DATABASE_URL';
  const lock = usesSqlite
    ? await withFaultAttribution('DATA_DIR', async () => lockDataFolder(config.dataDir))
    : undefined;
  const isNew = usesSqlite && !existsSync(sqliteFile(config.dataDir));
  const address = { setting: 'PORT', port: config.port, host: config.host } as const;
  await requireFreePort(address);
  const [sandbox, database] = await Promise.all([
    startSandbox(config),
    withFaultAttribution(databaseSetting, () =>
      openDatabase({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        onError: (error) => logFailure(log, 'warn', error, 'database connection lost'),
      }),
    ),
  ]);
  const obtain = async () => {
    // Its library takes 8 MB of memory, and most servers need no certificate of their own.
    const { obtainCertificate } = await import('./operations/certificates.ts');
    return obtainCertificate({
      folder: join(config.dataDir, 'certificates'),
      hosts: [new URL(config.publicUrl).hostname, ...lanAddresses(networkInterfaces())],
      now: Date.now(),
      warn: (message) => log.warn(message),
    });
  };
  const certificate = config.lan ? await withFaultAttribution('DATA_DIR', obtain) : undefined;
  const metrics = createMetrics();
  // The personal edition restarts the server for new engines, but only when nobody is using it.
  answerParent(metrics);
  const app = await buildApp({
    config,
    metrics,
    rootCertificate: certificate?.root,
    database,
    identity: createIdentityProvider(config.identity),
    payments: config.personal ? undefined : createPaymentProvider(config.stripe),
    voice: createVoiceProvider(config.speech),
    webhooks: createWebhookProvider({ local: config.personal?.localWebhooks === true }),
    recognition: config.recognition && createRecognitionProvider(config.recognition),
    tokenSecret: await withFaultAttribution(databaseSetting, () => sharedSecret(database.db, 'token')),
    clientDir,
    inBrowserDir: findInBrowserEngine(config.dataDir),
    engineActivity: engines.activity,
    translationModels: {
      folder: modelsDir,
      models: findBuiltInModels(modelsDir, (problem) => log.error(problem)),
    },
    translator: createTranslationProvider({ ...config.translation, log }),
    now: Date.now,
    uptime: () => performance.now(),
    log,
  });

  let lan: LanListener | undefined;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await lan?.close();
    await app.close();
    await database.close();
    lock?.release();
    sandbox?.kill();
    await engines.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

  // With a listener for the local network, the app's own port is never used, but has to be open.
  const own = certificate ? { port: 0, host: '127.0.0.1' } : { port: config.port, host: config.host };
  await withPortProblems(address, () => app.listen(own));
  const onError = (error: unknown) => logFailure(log, 'error', error, 'could not renew the certificate');
  lan =
    certificate &&
    (await withPortProblems(address, () =>
      listenOnLan({
        app,
        port: config.port,
        publicUrl: config.publicUrl,
        first: certificate,
        obtain,
        onError,
      }),
    ));
  process.stdout.write(startMessage(config, usesSqlite ? (isNew ? 'new SQLite' : 'SQLite') : 'PostgreSQL'));
  if (certificate) process.stdout.write(lanMessage(config.publicUrl, certificate.root));
  if (config.translation.sandboxed || config.engines.includes('translation')) {
    const found = await findOllama();
    if (found) process.stdout.write(`  ${ollamaHint(found)}\n\n`);
  }
}
