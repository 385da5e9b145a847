import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalSafari } from './local-safari.ts';

const securePrefix = '__Host-';
const plainPrefix = 'local-';

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  if (cookie === undefined) return undefined;
  return parseCookie(cookie)[isLocalSafari(request) ? plainName(name) : name];
}

export function setCookie(reply: FastifyReply, cookie: SetCookie): void {
  const plain = { ...cookie, name: plainName(cookie.name), secure: false };
  reply.header('set-cookie', stringifySetCookie(isLocalSafari(reply.request) ? plain : cookie));
}

export function clearCookie(reply: FastifyReply, cookie: Omit<SetCookie, 'value'>): void {
  setCookie(reply, { ...cookie, value: '', expires: new Date(0), maxAge: 0 });
}

const plainName = (name: string) => name.replace(securePrefix, plainPrefix);
