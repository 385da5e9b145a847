import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../server.ts';

let dataDir: string;
let sandbox: Sandbox;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-chat-'));
  sandbox = await createSandbox({ port: 0, dataDir, appUrl: 'http://localhost:1', webhookSecret: 'secret' });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

const chat = (body: unknown) =>
  fetch(`${sandbox.origin}/ai/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const task = (target: string, ...paragraphs: string[]) => [
  { role: 'system', content: 'rules' },
  { role: 'user', content: JSON.stringify({ source: 'en-US', target, paragraphs }) },
];

describe('sandbox chat', () => {
  it('labels each paragraph with the target language instead of translating it', async () => {
    const response = await chat({ model: 'any', messages: task('es-ES', 'Hello.', 'Good night.') });
    expect(await response.json()).toMatchObject({
      object: 'chat.completion',
      model: 'any',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: {
            role: 'assistant',
            refusal: null,
            content: '{"paragraphs":["[español] Hello.","[español] Good night."]}',
          },
        },
      ],
      usage: { total_tokens: expect.any(Number) },
    });
  });

  it.each([
    ['ar-SA', '[العربية] Hi'],
    ['zh-CN', '[中文] Hi'],
    ['fil-PH', '[Filipino] Hi'],
    ['no such language', '[no such language] Hi'],
  ])('writes the label for %s in its own script', async (target, expected) => {
    const response = (await (await chat({ model: 'm', messages: task(target, 'Hi') })).json()) as {
      choices: { message: { content: string } }[];
    };
    expect(JSON.parse(response.choices[0]?.message.content ?? '')).toEqual({ paragraphs: [expected] });
  });

  it('streams the response in chunks, then the finish reason, the usage and [DONE]', async () => {
    const response = await chat({
      model: 'm',
      stream: true,
      stream_options: { include_usage: true },
      messages: task('es-ES', 'One two three four five six.'),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const data = (await response.text())
      .split('\n\n')
      .flatMap((event) => event.replace(/^data: /u, '') || []);
    expect(data.pop()).toBe('[DONE]');
    const chunks = data.map((one) => JSON.parse(one));
    expect(chunks.pop()).toMatchObject({ choices: [], usage: { prompt_tokens: expect.any(Number) } });
    expect(chunks.at(-1).choices[0]).toMatchObject({ delta: {}, finish_reason: 'stop' });
    expect(chunks.length).toBeGreaterThan(5);
    expect(chunks.map((chunk) => chunk.choices[0].delta.content ?? '').join('')).toBe(
      '{"paragraphs":["[español] One two three four five six."]}',
    );
  });

  it('stops at the token limit and gives that as the finish reason', async () => {
    const messages = task('es-ES', 'x'.repeat(400));
    const response = await chat({ model: 'm', max_completion_tokens: 10, messages });
    expect(await response.json()).toMatchObject({ choices: [{ finish_reason: 'length' }] });
  });

  it('refuses a bad request with OpenAI’s error body', async () => {
    const response = await chat({ messages: [] });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { message: expect.any(String), type: 'invalid_request_error', param: 'model', code: null },
    });
  });

  it('replies to any other prompt that it has no model', async () => {
    const response = await chat({ model: 'm', messages: [{ role: 'user', content: 'Who are you?' }] });
    expect(JSON.stringify(await response.json())).toContain('This is a sandbox');
  });

  it('lists its model', async () => {
    const models = await (await fetch(`${sandbox.origin}/ai/v1/models`)).json();
    expect(models).toMatchObject({ object: 'list', data: [{ id: 'sandbox', object: 'model' }] });
  });
});
