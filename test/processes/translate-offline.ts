/** Starts the built server and has it translate. Run where only this computer can be reached; prints the result as JSON. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meeting, meetingIn } from '../../e2e/meeting-sentences.ts';
import { untilReady } from '../until-ready.ts';

const languages = {
  Spanish: 'es-ES',
  French: 'fr-FR',
  German: 'de-DE',
  Portuguese: 'pt-BR',
  Italian: 'it-IT',
};
const port = 8080;
const url = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-offline-'));

const outside = await fetch('http://192.0.2.1').then(
  () => 'reached',
  (error: Error) => (error.cause as { code?: string }).code,
);

const server = spawn(process.execPath, ['build/server/main.js'], {
  cwd: join(import.meta.dirname, '../..'),
  env: {
    PATH: process.env.PATH,
    EDITION: 'personal',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));

async function translate(text: string, sourceLanguage: string, targetLanguage: string): Promise<string> {
  const response = await fetch(`${url}/api/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      source: sourceLanguage.slice(0, 2),
      target: targetLanguage.slice(0, 2),
      ...{ sourceLanguage, targetLanguage, text, userId: 'local', subscriptionTier: 'premium' },
    }),
  });
  const body = (await response.json()) as { translatedText?: string; code?: string };
  return body.translatedText ?? `${response.status} ${body.code}`;
}

try {
  await untilReady(
    url,
    () => server.exitCode !== null,
    () => output,
  );
  const there: Record<string, string> = {};
  const back: Record<string, string> = {};
  for (const [name, language] of Object.entries(languages)) {
    there[name] = await translate(meeting, 'en-US', language);
    back[name] = await translate(meetingIn[name as keyof typeof meetingIn], language, 'en-US');
  }
  process.stdout.write(JSON.stringify({ outside, there, back }));
} finally {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
