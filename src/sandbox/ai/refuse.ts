import type { FastifyReply } from 'fastify';

/** Sends an error in OpenAI's format. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string | null,
  message: string,
  param: string | null,
): FastifyReply {
  return reply.code(status).send({ error: { message, type: 'invalid_request_error', param, code } });
}
