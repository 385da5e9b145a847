/** The examples on the page for developers. A test runs exactly this text. */
export type ApiExample = 'save' | 'transcribe' | 'translate' | 'speak';

/** Sets what the examples need. People replace the key. */
export const exampleSettings = (origin: string): string =>
  `export RHAPSODE_URL=${origin}\nexport RHAPSODE_KEY=rh_…`;

export const curlExamples: Record<ApiExample, string> = {
  save: `curl "$RHAPSODE_URL/api/transcriptions" \\
  -H "Authorization: Bearer $RHAPSODE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{ "text": "Hello from my program.", "language": "en-US" }'`,
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
  speak: `CLIP="my-clip-$(date +%s)-$RANDOM$RANDOM"
curl "$RHAPSODE_URL/api/text-to-speech" \\
  -H "Authorization: Bearer $RHAPSODE_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Clip-Id: $CLIP" \\
  -d '{ "text": "Good morning.", "language": "en-US", "voice": "sage" }'
curl "$RHAPSODE_URL/api/audio/$CLIP.mp3" \\
  -H "Authorization: Bearer $RHAPSODE_KEY" \\
  -o speech.mp3`,
};

const start = `const url = process.env.RHAPSODE_URL;
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
await writeFile('speech.mp3', new Uint8Array(await audio.arrayBuffer()));`,
};
