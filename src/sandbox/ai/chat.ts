import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Service } from '../service.ts';
import {
  type ChatRequest,
  chatRequestSchema,
  completeChat,
  limitLength,
  splitIntoPieces,
  usageOf,
} from './completion.ts';
import { refuse } from './refuse.ts';

const sandboxModel = 'sandbox';

/** An OpenAI-compatible chat endpoint: the real wire format, with streams, usage and error bodies. */
export const registerChat: Service = (app, { now }) => {
  const seconds = () => Math.floor(now() / 1000);

  app.get('/ai/v1/models', () => ({
    object: 'list',
    data: [{ id: sandboxModel, object: 'model', created: seconds(), owned_by: 'sandbox' }],
  }));

  app.post('/ai/v1/chat/completions', (request, reply) => {
    const parsed = chatRequestSchema.safeParse(request.body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const param = issue?.path.join('.') || null;
      const message = `Invalid request: ${param ?? 'body'}: ${issue?.message ?? 'not an object'}`;
      return refuse(reply, 400, null, message, param);
    }
    const chat = parsed.data;
    const { content, finish } = limitLength(chat, completeChat(chat));
    const head = { id: `chatcmpl-${randomUUID()}`, created: seconds(), model: chat.model };
    if (chat.stream) {
      return reply
        .header('cache-control', 'no-cache')
        .type('text/event-stream')
        .send(Readable.from(eventsOf(chat, head, content, finish)));
    }
    const message = { role: 'assistant', content, refusal: null };
    return reply.send({
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, logprobs: null, finish_reason: finish }],
      usage: usageOf(chat, content),
    });
  });
};

function* eventsOf(chat: ChatRequest, head: object, content: string, finish: string): Generator<string> {
  const event = (choices: object[], more: object = {}) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
  const choice = (delta: object, reason: string | null = null) => [
    { index: 0, delta, logprobs: null, finish_reason: reason },
  ];
  yield event(choice({ role: 'assistant', content: '', refusal: null }));
  for (const piece of splitIntoPieces(content)) yield event(choice({ content: piece }));
  yield event(choice({}, finish));
  if (chat.stream_options?.include_usage) yield event([], { usage: usageOf(chat, content) });
  yield 'data: [DONE]\n\n';
}
