import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createWav } from '../../shared/test-wav.ts';
import { FileBytes } from '../requests/file-bytes.ts';
import { createRecognitionProvider, ImplausibleTranscript } from './recognition-provider.ts';

type Reply = (response: ServerResponse) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A provider that sends these responses in turn and then repeats the last one. */
const startProvider = (model: string, ...replies: Reply[]) => startServer({ model }, ...replies);

async function startServer({ model, local }: { model: string; local?: boolean }, ...replies: Reply[]) {
  const forms: FormData[] = [];
  const server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part as Uint8Array);
    const headers = { 'content-type': String(request.headers['content-type']) };
    forms.push(await new Response(Buffer.concat(parts), { headers }).formData());
    (replies[forms.length - 1] ?? replies.at(-1))?.(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const provider = createRecognitionProvider({
    baseUrl: `http://127.0.0.1:${port}`,
    model,
    local,
    wait: async () => {},
  });
  return { provider, forms };
}

const json =
  (status: number, body: unknown): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const events =
  (...data: (object | string)[]): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const one of data)
      response.write(`data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`);
    response.end();
  };
const html: Reply = (response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
const delta = (text: string) => ({ type: 'transcript.text.delta', delta: text });
const refusal = (message: string) => json(400, { error: { message, type: 'invalid_request_error' } });

const longText = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
const bytes = FileBytes.from(createWav(2));
const options = {
  recording: { bytes, seconds: 2, extension: 'wav', codec: 'pcm' },
  language: 'tl-PH',
  hints: ['Rhapsode', 'Ann'],
} as const;

test('names the person only to an engine on this computer, which works on their newest recording first', async () => {
  const reply = json(200, { text: 'Hello.' });
  const own = await startServer({ model: 'whisper', local: true }, reply);
  await own.provider.transcribe({ ...options, userId: 'ann' });
  expect(own.forms[0]?.get('user')).toBe('ann');
  const service = await startServer({ model: 'whisper' }, reply);
  await service.provider.transcribe({ ...options, userId: 'ann' });
  expect(service.forms[0]?.has('user')).toBe(false);
});

test('requests word timings from Whisper servers and removes hallucinations', async () => {
  const { provider, forms } = await startProvider(
    'whisper-1',
    json(200, {
      text: ' Good morning. [Music]',
      segments: [
        { start: 0, end: 1, text: ' Good morning.', no_speech_prob: 0.1, avg_logprob: -0.2 },
        { start: 1, end: 2, text: ' [Music]', no_speech_prob: 0.95, avg_logprob: -0.2 },
      ],
      words: [{ word: ' Good', start: 0, end: 0.5 }],
    }),
  );
  expect(await provider.transcribe(options)).toEqual({
    text: 'Good morning.',
    words: [{ text: 'Good', start: 0, end: 0.5 }],
  });
  const [form] = forms;
  const file = form?.get('file') as File;
  expect([file.name, file.size]).toEqual(['speech.wav', bytes.length]);
  expect(form?.getAll('timestamp_granularities[]')).toEqual(['word', 'segment']);
  const fields = ['model', 'language', 'prompt', 'response_format', 'stream'];
  expect(fields.map((name) => form?.get(name))).toEqual([
    'whisper-1',
    'tl',
    'Rhapsode, Ann',
    'verbose_json',
    null,
  ]);
});

test('asks for no word timings from then on when a server refuses them', async () => {
  const { provider, forms } = await startProvider(
    'local',
    refusal('timestamp_granularities[]: unknown field'),
    json(200, { text: 'Hi.', segments: [{ start: 0, end: 1, text: 'Hi.' }] }),
  );
  expect(await provider.transcribe(options)).toEqual({ text: 'Hi.' });
  expect(await provider.transcribe(options)).toEqual({ text: 'Hi.' });
  expect(forms.map((form) => form.get('response_format'))).toEqual(Array(3).fill('verbose_json'));
  expect(forms.map((form) => form.getAll('timestamp_granularities[]').length)).toEqual([2, 0, 0]);
});

test('keeps a transcript whose word timings can’t be read', async () => {
  const reply = json(200, { text: 'Hi.', words: [{ word: 'Hi', start: null, end: null }] });
  const { provider } = await startProvider('local', reply);
  expect(await provider.transcribe(options)).toEqual({ text: 'Hi.' });
});

test('uses plain JSON from then on when a server has no verbose_json', async () => {
  const { provider, forms } = await startProvider(
    'local',
    refusal("response_format 'verbose_json' is not compatible with this model"),
    json(200, { text: 'Hi.' }),
  );
  expect(await provider.transcribe(options)).toEqual({ text: 'Hi.' });
  expect(await provider.transcribe(options)).toEqual({ text: 'Hi.' });
  expect(forms.map((form) => form.get('response_format'))).toEqual(['verbose_json', 'json', 'json']);
});

test('never requests verbose_json from OpenAI’s newer models, and shows their words as they arrive', async () => {
  const { provider, forms } = await startProvider(
    'gpt-transcribe',
    events(delta('Good'), delta(' morning'), { type: 'transcript.text.done', text: 'Good morning.' }),
  );
  const shown: string[] = [];
  const transcript = await provider.transcribe({ ...options, onPartial: (soFar) => shown.push(soFar) });
  expect(transcript).toEqual({ text: 'Good morning.' });
  expect(shown).toEqual(['Good', 'Good morning']);
  expect([forms[0]?.get('response_format'), forms[0]?.get('stream')]).toEqual(['json', 'true']);
});

const hintFields = (form: FormData) =>
  ['language', 'languages[]', 'keywords[]', 'prompt', 'hotwords'].map((name) => form.getAll(name).join('; '));

test.each([
  ['gpt-transcribe', ['', 'tl', 'Rhapsode; Ann', '', '']],
  ['gpt-4o-transcribe', ['tl', '', '', 'Rhapsode, Ann', '']],
  ['whisper-1', ['tl', '', '', 'Rhapsode, Ann', '']],
  ['Systran/faster-whisper-small', ['tl', '', '', 'Rhapsode, Ann', 'Rhapsode, Ann']],
])('sends hints to %s in the fields that it supports', async (model, fields) => {
  const { provider, forms } = await startProvider(model, json(200, { text: 'Hi.' }));
  await provider.transcribe(options);
  await provider.transcribe({ ...options, hints: [] });
  expect(forms.map(hintFields)).toEqual([fields, [...fields.slice(0, 2), '', '', '']]);
});

test('leaves out a list that the server refuses, without changing other requests', async () => {
  const { provider, forms } = await startProvider(
    'gpt-transcribe',
    refusal("Invalid value for 'keywords[0]'"),
    refusal("Invalid value: 'tl'. Supported values for 'languages' are en and fr."),
    json(200, { text: 'Hi.' }),
  );
  await provider.transcribe(options);
  await provider.transcribe({ ...options, language: 'fr-FR' });
  expect(forms.slice(2).map(hintFields)).toEqual([
    ['tl', '', '', 'Rhapsode, Ann', ''],
    ['', 'fr', 'Rhapsode; Ann', '', ''],
  ]);
});

test.each([
  ['local', "response_format 'verbose_json' is not compatible with this model"],
  ['gpt-transcribe', "Invalid value: 'tl'. Supported values for 'languages' are en and fr."],
])('repeats all requests that %s refused at the same time', async (model, message) => {
  const refused: ServerResponse[] = [];
  const refuseTogether: Reply = (response) => {
    if (refused.push(response) === 3) for (const each of refused) refusal(message)(each);
  };
  const { provider, forms } = await startProvider(
    model,
    refuseTogether,
    refuseTogether,
    refuseTogether,
    json(200, { text: 'Hi.' }),
  );
  const three = Array.from({ length: 3 }, () => provider.transcribe(options));
  expect(await Promise.all(three)).toEqual([{ text: 'Hi.' }, { text: 'Hi.' }, { text: 'Hi.' }]);
  expect(forms).toHaveLength(6);
});

test('stops sending hotwords to a server that refuses them', async () => {
  const { provider, forms } = await startProvider(
    'local',
    refusal('Unknown parameter: hotwords'),
    json(200, { text: 'Hi.' }),
  );
  await provider.transcribe(options);
  await provider.transcribe(options);
  expect(forms.map((form) => form.get('hotwords'))).toEqual(['Rhapsode, Ann', null, null]);
});

test('does not show a tag that is still arriving', async () => {
  const { provider } = await startProvider('gpt-transcribe', events(delta('[Mu'), delta('sic]'), '[DONE]'));
  const shown: string[] = [];
  const transcript = await provider.transcribe({ ...options, onPartial: (soFar) => shown.push(soFar) });
  expect([transcript, shown]).toEqual([{ text: '' }, []]);
});

test('accepts servers that stream untyped pieces or do not stream at all', async () => {
  const { provider } = await startProvider(
    'gpt-x',
    events({ text: 'Good ' }, { text: 'day.' }),
    refusal('stream is not supported'),
    json(200, { text: 'Good day.' }),
  );
  const onPartial = () => {};
  expect(await provider.transcribe({ ...options, onPartial })).toEqual({ text: 'Good day.' });
  expect(await provider.transcribe({ ...options, onPartial })).toEqual({ text: 'Good day.' });
});

test.each([
  ['sends no text', json(200, { words: [] }), 'provider-failed'],
  ['sends a long text for two seconds of audio', json(200, { text: longText }), 'provider-failed'],
  ['refuses the audio', refusal('The audio file could not be decoded'), 'provider-failed'],
  ['sends something that is not JSON', html, 'provider-failed'],
  ['is down', json(500, {}), 'provider-unavailable'],
  ['rejects the key', json(401, {}), 'provider-unavailable'],
  ['ends its stream early', events(delta('Good')), 'provider-unavailable'],
])('fails when the provider %s', async (_, reply, code) => {
  const { provider } = await startProvider('gpt-x', reply);
  await expect(provider.transcribe({ ...options, onPartial: () => {} })).rejects.toMatchObject({ code });
});

test('passes on no more words than a recording can contain, and cancels the call', async () => {
  const { provider } = await startProvider('gpt-4o-transcribe', (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // It never ends by itself.
    for (const word of longText.split(' ')) response.write(`data: ${JSON.stringify(delta(`${word} `))}\n\n`);
  });
  let heard = '';
  const onPartial = (soFar: string) => {
    heard = soFar;
  };
  await expect(provider.transcribe({ ...options, onPartial })).rejects.toBeInstanceOf(ImplausibleTranscript);
  expect(heard.length).toBeGreaterThan(250);
  expect(heard.length).toBeLessThanOrEqual(300);
});

const diarize = 'gpt-4o-transcribe-diarize';
const said = (speaker: unknown, start: number, end: number, text: string) => ({
  type: 'transcript.text.segment',
  id: 'seg',
  ...{ speaker, start, end, text },
});
const ann = { name: 'Ann', sample: 'UklGRg==' };

test('asks a model that tells speakers apart for their turns, with the voices that are known', async () => {
  const segments = [said('Ann', 0, 1.2, ' Good morning.'), said('A', 1.2, 2, 'Hello. ')];
  const { provider, forms } = await startProvider(
    diarize,
    json(200, { text: 'Good morning. Hello.', segments }),
  );
  expect(provider.namesSpeakers).toBe(true);
  expect(await provider.transcribe({ ...options, speakers: [ann] })).toEqual({
    text: 'Good morning. Hello.',
    turns: [
      { speaker: 'Ann', text: 'Good morning.', from: 0, to: 1_200 },
      { speaker: 'A', text: 'Hello.', from: 1_200, to: 2_000 },
    ],
  });
  const fields = [
    'response_format',
    'chunking_strategy',
    'known_speaker_names[]',
    'known_speaker_references[]',
  ];
  expect(fields.map((name) => forms[0]?.get(name))).toEqual([
    'diarized_json',
    'auto',
    'Ann',
    'data:audio/wav;base64,UklGRg==',
  ]);
  for (const name of ['prompt', 'hotwords', 'timestamp_granularities[]', 'stream'])
    expect(forms[0]?.has(name), name).toBe(false);
});

test('uses the same model for dictation, without a prompt', async () => {
  const { provider, forms } = await startProvider(diarize, json(200, { text: 'Hello.' }));
  expect(await provider.transcribe(options)).toEqual({ text: 'Hello.' });
  expect([forms[0]?.get('response_format'), forms[0]?.has('prompt')]).toEqual(['json', false]);
  const other = await startProvider('whisper-1', json(200, { text: 'Hello.' }));
  expect(other.provider.namesSpeakers).toBe(false);
  await other.provider.transcribe({ ...options, speakers: [ann] });
  expect(other.forms[0]?.has('known_speaker_names[]')).toBe(false);
});

test('reads turns from a stream', async () => {
  const { provider } = await startProvider(
    diarize,
    events(delta('Good '), said('A', 0, 1, 'Good '), delta('day.'), said('B', 1, 2, 'day.'), {
      type: 'transcript.text.done',
      text: 'Good day.',
    }),
  );
  const { turns } = await provider.transcribe({ ...options, speakers: [], onPartial: () => {} });
  expect(turns?.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['A', 'Good'],
    ['B', 'day.'],
  ]);
});

test('leaves out samples that the server refuses, and asks for turns no more if it has none', async () => {
  const { provider, forms } = await startProvider(
    diarize,
    refusal("Invalid value for 'known_speaker_references[0]'"),
    json(200, { text: 'Hello.', segments: [said('A', 0, 1, 'Hello.')] }),
    refusal("response_format 'diarized_json' is not compatible with this model"),
    json(200, { text: 'Hello.' }),
  );
  expect((await provider.transcribe({ ...options, speakers: [ann] })).turns).toHaveLength(1);
  expect(await provider.transcribe({ ...options, speakers: [ann] })).toEqual({ text: 'Hello.' });
  expect(forms.map((form) => [form.get('response_format'), form.has('known_speaker_names[]')])).toEqual([
    ['diarized_json', true],
    ['diarized_json', false],
    ['diarized_json', true],
    ['json', false],
  ]);
});

describe('turns from a hostile provider', () => {
  const answer = async (text: string, segments: unknown[]) => {
    const { provider } = await startProvider(diarize, json(200, { text, segments }));
    return provider.transcribe({ ...options, speakers: [] });
  };

  test('are in order and within the recording', async () => {
    const { turns } = await answer('one two three four', [
      said('A', 1e9, 1e300, 'four'),
      said('A', 1.5, 0.5, 'three'),
      said('B', -1e9, -5, 'one'),
      said('A', 0.5, 99, 'two'),
    ]);
    expect(turns).toEqual([
      { speaker: 'B', text: 'one', from: 0, to: 0 },
      { speaker: 'A', text: 'two', from: 500, to: 2_000 },
      { speaker: 'A', text: 'three', from: 1_500, to: 1_500 },
      { speaker: 'A', text: 'four', from: 2_000, to: 2_000 },
    ]);
  });

  test('have short labels without markup or control characters', async () => {
    const { turns } = await answer('one two three', [
      said('<img src=x onerror=alert(1)>Ann\u202e\n\u0000', 0, 1, 'one<script>x</script>'),
      said('A'.repeat(10_000), 0, 1, 'two'),
      said(null, 0, 1, 'three'),
    ]);
    expect(turns).toMatchObject([
      { speaker: 'Ann', text: 'one' },
      { speaker: 'A'.repeat(100), text: 'two' },
      { text: 'three' },
    ]);
    expect(turns?.[2]).not.toHaveProperty('speaker');
  });

  test.each([
    ['numbers for names', 'one', [said(1, 0, 1, 'one')]],
    ['no times', 'one', [{ speaker: 'A', text: 'one' }]],
    ['far more words than the text', 'one', [said('A', 0, 1, longText)]],
  ])('are refused with %s', async (_, text, segments) => {
    await expect(answer(text, segments)).rejects.toMatchObject({ code: 'provider-failed' });
  });

  test('are left out if they have only a part of the words, or are only noises', async () => {
    expect(await answer('Good morning, everybody.', [said('A', 0, 1, 'Good')])).not.toHaveProperty('turns');
    const { turns } = await answer('Good [Music] morning.', [
      said('A', 0, 1, 'Good morning.'),
      said('B', 1, 2, '[Music]'),
    ]);
    expect(turns).toHaveLength(1);
  });
});
