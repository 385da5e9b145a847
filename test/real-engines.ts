/** `npm run test:engines`: real recognition transcribes real voices. Downloads 290 MB once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installParts } from '../src/engines/install/install.ts';
import { modelOrigin } from '../src/engines/install/model-list.ts';
import { openPartStore } from '../src/engines/install/part-store.ts';
import { parseRequests, planParts } from '../src/engines/install/plan.ts';
import { createProgress } from '../src/engines/install/progress.ts';
import { enginesFolder } from '../src/engines/parts.ts';
import { startEngineProcess } from '../src/server/operations/engine-process.ts';

/**
 * One sentence for each language, and the share of wrong words that still passes; undefined: only measured. The sentences
 * with a limit contain no numbers, because recognition writes digits for them (“9h” for “neuf heures”).
 */
const samples: readonly (readonly [locale: string, text: string, most: number | undefined])[] = [
  ['en-US', 'Good morning. The train leaves in the evening, and I have a small red house.', 0.1],
  ['es-ES', 'Buenos días. El tren sale por la tarde y tengo una casa roja.', 0.2],
  ['fr-FR', 'Bonjour. Elle travaille dans une petite entreprise et la maison est rouge.', 0.2],
  ['it-IT', 'Buongiorno. Il treno parte la sera e la casa è rossa.', 0.3],
  ['pt-BR', 'Bom dia. O trem sai de noite e a casa é vermelha.', 0.3],
  ['hi-IN', 'नमस्ते। ट्रेन नौ बजे जाती है।', undefined],
  ['de-DE', 'Guten Morgen. Der Zug fährt um neun Uhr ab.', undefined],
  ['ru-RU', 'Доброе утро. Поезд уходит в девять часов.', undefined],
  ['id-ID', 'Selamat pagi. Kereta berangkat jam sembilan.', undefined],
  ['vi-VN', 'Chào buổi sáng. Tàu khởi hành lúc chín giờ.', undefined],
];

const dataDir = process.env.DATA_DIR || join('node_modules', '.cache', 'real-engines');
const store = openPartStore(enginesFolder(dataDir));
const requests = parseRequests(['voices', 'recognition:base']);
const parts = await planParts(requests, { memoryBytes: 0, listModels: async () => [] });
const missing = parts.filter(({ part, source }) => !store.has(part, source));
const progress = createProgress(missing, process.stdout, Date.now);
await installParts(missing, { store, origin: modelOrigin(undefined), onProgress: progress.update });
progress.end();

const speech = await startEngineProcess({ service: 'speech', dataDir });
const recognition = await startEngineProcess({ service: 'recognition', dataDir });
let failures = 0;
try {
  for (const [locale, text, most] of samples) {
    const started = performance.now();
    const spoken = await fetch(`${speech.origin}/v1/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: text, voice: 'sage', instructions: `Read this (${locale}).` }),
    });
    const first = performance.now() - started;
    const mp3 = await spoken.arrayBuffer();
    const made = performance.now() - started;
    if (!spoken.ok) throw new Error(Buffer.from(mp3).toString());
    const form = new FormData();
    form.set('language', locale.slice(0, 2));
    form.set('response_format', 'verbose_json');
    form.set('file', new File([new Uint8Array(mp3)], 'speech.mp3'));
    const heardFrom = performance.now();
    const answer = await fetch(`${recognition.origin}/v1/audio/transcriptions`, {
      method: 'POST',
      body: form,
    });
    const written = performance.now() - heardFrom;
    const { text: heard, duration } = (await answer.json()) as { text: string; duration: number };
    const errors = wordErrors(text, heard);
    const passed = most === undefined || errors <= most;
    if (!passed) failures += 1;
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    process.stdout.write(
      [
        `${passed ? 'ok  ' : 'FAIL'} ${locale}  voice: ${spoken.headers.get('x-engine')}  errors: ${Math.round(errors * 100)} %`,
        `       said:  ${text}`,
        `       heard: ${heard}`,
        `       audio ${duration.toFixed(1)} s, first byte ${seconds(first)}, spoken in ${seconds(made)}, transcribed in ${seconds(written)}`,
        '',
      ].join('\n'),
    );
  }
  process.stdout.write(`Memory: voices ${memory(speech.pid())}, recognition ${memory(recognition.pid())}\n`);
} finally {
  await Promise.all([speech.close(), recognition.close()]);
}
process.exitCode = failures === 0 ? 0 : 1;

/** The share of words that would have to be changed. */
function wordErrors(wanted: string, heard: string): number {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [a, b] = [words(wanted), words(heard)];
  let row = b.map((_, index) => index + 1);
  for (const [i, word] of a.entries()) {
    const next: number[] = [];
    for (const [j, other] of b.entries()) {
      const left = next[j - 1] ?? i + 1;
      const diagonal = row[j - 1] ?? i;
      next.push(Math.min(left + 1, (row[j] ?? 0) + 1, diagonal + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return (row.at(-1) ?? a.length) / Math.max(1, a.length);
}

function memory(pid: number | undefined): string {
  if (process.platform !== 'linux' || pid === undefined) return 'unknown';
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `${Math.round(Number(peak) / 1_000)} MB at the peak`;
}
