/** The examples on the page for developers. A test runs exactly this text. */
export type ApiExample = 'save' | 'list' | 'transcribe' | 'translate' | 'speak';

/** Sets what the examples need. Without a key, people replace one, which is ASCII so that every program can send it. */
export const exampleSettings = (origin: string, key = 'rh_YOUR_KEY'): string =>
  `export RHAPSODE_URL=${origin}\nexport RHAPSODE_KEY=${key}`;

/** The command line of the client, after it is installed from a copy of Rhapsode's source. */
export const commandLineExample = `npm install path/to/rhapsode/packages/rhapsode
npx rhapsode transcribe talk.mp3 --srt > talk.srt`;

export const clientExample = `// Save as example.mts and start with: node example.mts (Node.js 22.18 or newer)
import { openAsBlob } from 'node:fs';
import { createRhapsode } from 'rhapsode';

const { RHAPSODE_URL: url = '', RHAPSODE_KEY: key = '' } = process.env;
const rhapsode = createRhapsode({ url, key });
const { text } = await rhapsode.transcribe({ file: await openAsBlob('talk.mp3'), language: 'en-US' });
const saved = await rhapsode.save({ text, language: 'en-US' });
console.log(saved.transcriptionId);`;

export const curlExamples: Record<ApiExample, string> = {
  save: `curl "$RHAPSODE_URL/api/transcriptions" \\
  -H "Authorization: Bearer $RHAPSODE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "text": "Hello from my program.", "language": "en-US" }'`,
  list: `curl "$RHAPSODE_URL/api/transcriptions/user/me" \\
  -H "Authorization: Bearer $RHAPSODE_KEY"`,
  transcribe: `curl "$RHAPSODE_URL/api/transcribe" \\
  -H "Authorization: Bearer $RHAPSODE_KEY" \\
  -F language=en-US \\
  -F file=@talk.mp3`,
  translate: `curl "$RHAPSODE_URL/api/translate" \\
  -H "Authorization: Bearer $RHAPSODE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "text": "Good morning.",
    "source": "en", "sourceLanguage": "en-US",
    "target": "es", "targetLanguage": "es-ES"
  }'`,
  speak: `ANSWER=$(curl "$RHAPSODE_URL/api/text-to-speech" \\
  -H "Authorization: Bearer $RHAPSODE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "text": "Good morning.", "language": "en-US", "voice": "sage" }')
echo "$ANSWER"
AUDIO=$(echo "$ANSWER" | sed -n 's/.*"audioUrl":"\\([^"]*\\)".*/\\1/p')
curl -f "$RHAPSODE_URL\${AUDIO:?}" \\
  -H "Authorization: Bearer $RHAPSODE_KEY" \\
  -o speech.mp3`,
};

const start = `// Save as example.mts and start with: node example.mts (Node.js 22.18 or newer)
const url = process.env.RHAPSODE_URL;
const headers = { Authorization: \`Bearer \${process.env.RHAPSODE_KEY}\` };
`;

const sendJson = `
async function post(path: string, content: object) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(content),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
`;

export const typescriptExamples: Record<ApiExample, string> = {
  save: `${start}${sendJson}
const saved = await post('/api/transcriptions', {
  text: 'Hello from my program.',
  language: 'en-US',
});
console.log(saved.transcriptionId);`,
  list: `${start}
const response = await fetch(url + '/api/transcriptions/user/me', { headers });
if (!response.ok) throw new Error(await response.text());
for (const { createdAt, text } of await response.json()) console.log(createdAt, text);`,
  transcribe: `import { openAsBlob } from 'node:fs';

${start}
const form = new FormData();
form.set('language', 'en-US');
form.set('file', await openAsBlob('talk.mp3'), 'talk.mp3');
const response = await fetch(url + '/api/transcribe', { method: 'POST', headers, body: form });
if (!response.ok) throw new Error(await response.text());
console.log((await response.json()).text);`,
  translate: `${start}${sendJson}
const { translatedText } = await post('/api/translate', {
  text: 'Good morning.',
  source: 'en',
  sourceLanguage: 'en-US',
  target: 'es',
  targetLanguage: 'es-ES',
});
console.log(translatedText);`,
  speak: `import { writeFile } from 'node:fs/promises';

${start}${sendJson}
const { audioUrl } = await post('/api/text-to-speech', {
  text: 'Good morning.',
  language: 'en-US',
  voice: 'sage',
});
const audio = await fetch(new URL(audioUrl, url), { headers });
if (!audio.ok) throw new Error(await audio.text());
await writeFile('speech.mp3', new Uint8Array(await audio.arrayBuffer()));`,
};

/** What a webhook receives. */
export const webhookCall = `POST /hook HTTP/1.1
Content-Type: application/json
webhook-id: msg_… (the same when it is sent again)
webhook-timestamp: 1893456000
webhook-signature: v1,(HMAC-SHA256 of "id.timestamp.body" with the secret, in base64)

{
  "type": "transcription.saved" | "transcription.updated" | "transcription.deleted",
  "timestamp": "2030-01-01T00:00:00.000Z",
  "data": {
    "transcriptionId": "…",
    "text": "…", "language": "en-US", … (not when it was deleted)
  }
}`;

/** Receives webhooks with Node.js, and checks that they are ours. A test runs exactly this text. */
export const webhookReceiver = `// Save as hook.mts and start with: WEBHOOK_SECRET=whsec_… node hook.mts (Node.js 22.18 or newer)
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { PORT = '8080', WEBHOOK_SECRET = '' } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

createServer(async (request, response) => {
  const body = await text(request).catch(() => '');
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': sent } = request.headers;
  const digest = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest('base64');
  const [expected, actual] = [Buffer.from('v1,' + digest), Buffer.from(String(sent))];
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  const isOurs = isRecent && expected.length === actual.length && timingSafeEqual(expected, actual);
  if (isOurs) console.log(JSON.parse(body));
  response.writeHead(isOurs ? 204 : 401).end();
}).listen(Number(PORT));`;
