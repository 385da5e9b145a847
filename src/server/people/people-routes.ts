import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { api } from '../../shared/api.ts';
import { nobody, personCookie } from '../../shared/people.ts';
import { clearCookie, readCookie, setCookie } from '../http/cookies.ts';
import type { Route } from '../http/route.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { PeopleService } from './people-service.ts';

/** What the calls need to know about sessions. */
export interface PersonSessions {
  /** Starts a session for the person in this browser. */
  begin(request: FastifyRequest, reply: FastifyReply, personId: string): Promise<void>;
  /** Ends it, but the browser may still open the server. */
  leave(request: FastifyRequest, reply: FastifyReply, user: SessionUser): Promise<void>;
}

const longestCookieSeconds = 400 * 24 * 60 * 60;

/** Without TLS it isn't Secure, because a page couldn't replace it then when somebody signs out. It is no secret. */
const cookieFor = ({ server }: FastifyReply) =>
  ({ name: personCookie, path: '/', secure: !server.isPlainHttp, sameSite: 'lax' }) as const;

/** The page reads it, to keep what is stored in this browser apart. The session decides what the person may do. */
const rememberPerson = (reply: FastifyReply, value: string): void =>
  setCookie(reply, { ...cookieFor(reply), value, maxAge: longestCookieSeconds });

export function registerPeople(
  route: Route,
  { people, sessions }: { people: PeopleService; sessions: PersonSessions },
): void {
  /** With one person left, nobody is asked any more. */
  const forgetIfAlone = (request: FastifyRequest, reply: FastifyReply, count: number) => {
    if (count === 1 && readCookie(request, personCookie) !== undefined) clearCookie(reply, cookieFor(reply));
  };

  route(api.people, async ({ request, reply }) => {
    const list = await people.list();
    forgetIfAlone(request, reply, list.length);
    return list;
  });

  route(api.choosePerson, async ({ params, body, request, reply }) => {
    const person = await people.identify(params.id, body.pin);
    await sessions.begin(request, reply, person.id);
    rememberPerson(reply, person.id);
    return person;
  });

  route(api.leavePerson, async ({ user, request, reply }) => {
    await sessions.leave(request, reply, user);
    rememberPerson(reply, nobody);
  });

  route(api.addPerson, async ({ user, body, request, reply }) => {
    const person = await people.add(user, body);
    // On a server without a password, there was no session while one person used it.
    if (user.sessionHash === undefined) await sessions.begin(request, reply, user.id);
    rememberPerson(reply, user.id);
    return person;
  });

  route(api.changePerson, ({ user, params, body }) => people.change(user, params.id, body));

  route(api.removePerson, async ({ user, params, request, reply }) => {
    await people.remove(user, params.id);
    forgetIfAlone(request, reply, (await people.list()).length);
  });

  route(api.exportPerson, async ({ user, params, reply }) => {
    const { name, bytes } = await people.startExport(user, params.id);
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/zip')
      .send(Readable.from(bytes));
  });
}
