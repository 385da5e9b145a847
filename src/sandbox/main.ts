import { createSandbox } from './server.ts';

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const port = Number(process.env.SANDBOX_PORT ?? fail('SANDBOX_PORT is missing'));
const sandbox = await createSandbox({
  port,
  dataDir: process.env.DATA_DIR ?? 'data',
  appUrl: process.env.APP_URL ?? fail('APP_URL is missing'),
  webhookSecret: process.env.STRIPE_WEBHOOK_SECRET ?? '',
}).catch((error: unknown) =>
  fail(`The sandbox couldn’t start on port ${port}: ${error instanceof Error ? error.message : error}`),
);

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  void sandbox.close().finally(() => process.exit(0));
};

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The channel closes however the parent exits, so the sandbox never outlives it.
process.once('disconnect', stop);
// If the parent has already exited, sending fails because the channel is closed.
process.send?.({ ready: true, origin: sandbox.origin }, (error: Error | null) => error && stop());
