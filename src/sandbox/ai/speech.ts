import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';
import { chooseEngineVoice, voiceShapes } from './speech-voices.ts';
import { createSynthesis } from './synthesis.ts';

const maxInputLength = 4_096;

interface SpeechRequest {
  model?: unknown;
  input?: unknown;
  voice?: unknown;
  response_format?: unknown;
  instructions?: unknown;
  speed?: unknown;
}

/** OpenAI's speech endpoint, with the same requests, errors and streamed MP3. */
export function registerSpeech(app: FastifyInstance): void {
  const synthesis = createSynthesis();

  app.post<{ Body: SpeechRequest | null }>('/ai/v1/audio/speech', async (request, reply) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) {
      return refuse(reply, 401, 'invalid_api_key', 'You did not provide an API key.', null);
    }
    const { model, input, voice, response_format: format, instructions, speed } = request.body ?? {};
    if (typeof model !== 'string' || model === '') {
      return refuse(reply, 400, 'missing_required_parameter', 'You must provide a model parameter.', 'model');
    }
    if (typeof input !== 'string' || input.trim() === '') {
      return refuse(reply, 400, 'missing_required_parameter', 'You must provide an input.', 'input');
    }
    if (input.length > maxInputLength) {
      const message = `String should have at most ${maxInputLength} characters`;
      return refuse(reply, 400, 'string_above_max_length', message, 'input');
    }
    const shape = typeof voice === 'string' ? voiceShapes[voice] : undefined;
    if (!shape) {
      const known = Object.keys(voiceShapes).join(', ');
      return refuse(reply, 400, 'invalid_value', `Invalid voice. Supported voices: ${known}.`, 'voice');
    }
    if (format !== undefined && format !== 'mp3') {
      return refuse(reply, 400, 'unsupported_value', 'Only mp3 is supported.', 'response_format');
    }
    const pace = typeof speed === 'number' ? Math.min(4, Math.max(0.25, speed)) : 1;
    const engineVoice = chooseEngineVoice(input, typeof instructions === 'string' ? instructions : '');
    const audio = synthesis.speak(input, engineVoice, shape, pace);
    return reply
      .type('audio/mpeg')
      .header('x-engine-voice', engineVoice)
      .send(Readable.from(audio, { objectMode: false }));
  });
}
