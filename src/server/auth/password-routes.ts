import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { whoPath } from '../../shared/people.ts';
import { safeReturnPath } from '../../shared/return-path.ts';
import { signInPath, timePlaceholder } from '../../shared/sign-in-path.ts';
import type { BuiltPages } from '../http/built-pages.ts';
import { refuseCrossSite } from '../http/csrf.ts';
import type { OnPage } from '../http/pages.ts';
import { networkOf } from '../http/rate-limit.ts';
import type { Authenticate, RouteDeps } from '../http/route.ts';
import { addressOf } from '../http/trusted-proxies.ts';
import { nameDevice } from './device-name.ts';
import type { PasswordService } from './password-service.ts';
import { credentialsOf, setSessionCookies } from './session-cookies.ts';

const formType = 'application/x-www-form-urlencoded';
const formLimit = 4 * 1024;
const formSchema = z.object({ password: z.string() });
const querySchema = z.object({ returnTo: z.optional(z.string()), authError: z.optional(z.string()) });

/** The page has a message for each of these. */
const problems = ['wrong', 'wait', 'cancelled', 'failed', 'not-allowed'] as const;
type Problem = (typeof problems)[number];

interface SignInPageDeps {
  page: BuiltPages['signInPage'];
  /** Missing if people sign in only with the identity provider. */
  passwords: PasswordService | undefined;
  hasIdentity: boolean;
  mayOpen: MayOpen;
  authenticate: Authenticate;
  /** Whether several people share the server. */
  isShared: () => Promise<boolean>;
  publicOrigin: string;
}

/** Whether the browser has given the password, or needs none. */
type MayOpen = NonNullable<RouteDeps['mayOpen']>;

/** The sign-in page of the personal edition. It is a form that works without JavaScript. */
export function registerSignInPage(scope: FastifyInstance, deps: SignInPageDeps): void {
  const { page, passwords, mayOpen, authenticate, publicOrigin } = deps;
  const signInMethods = [passwords && 'password', deps.hasIdentity && 'identity'].filter(Boolean).join(' ');

  const show = (reply: FastifyReply, problem: Problem | undefined, { status = 401, seconds = 0 } = {}) => {
    const html = page(reply.request);
    const marks = ` data-sign-in="${signInMethods}"${problem ? ` data-problem="${problem}"` : ''}`;
    // Never 200: the service worker must not cache this page in place of the app.
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(html.replace('<html', `<html${marks}`).replace(timePlaceholder, waitingTime(html, seconds)));
  };

  scope.get(signInPath, async (request, reply) => {
    const query = queryOf(request);
    if (await mayOpen(request)) {
      const path = safeReturnPath(query.returnTo);
      return reply.redirect((await authenticate(request, reply)) ? path : askWho(path));
    }
    return show(
      reply,
      problems.find((problem) => problem === query.authError),
    );
  });

  if (!passwords) return;
  scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: formLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.post(signInPath, async (request, reply) => {
    refuseCrossSite(request, publicOrigin);
    const form = formSchema.safeParse(request.body);
    const outcome = await passwords.signIn(form.data?.password ?? '', networkOf(addressOf(request)), {
      device: nameDevice(request.headers['user-agent']),
      replacedId: credentialsOf(request).sessionId,
    });
    if (outcome.ok) {
      setSessionCookies(reply, outcome.session);
      const path = safeReturnPath(queryOf(request).returnTo);
      return reply.redirect((await deps.isShared()) ? askWho(path) : path, 303);
    }
    request.log.warn({ problem: outcome.problem }, 'sign-in refused');
    if (outcome.problem === 'wrong') return show(reply, 'wrong');
    reply.header('retry-after', String(outcome.seconds));
    return show(reply, 'wait', { status: 429, seconds: outcome.seconds });
  });
}

/** Pages of the app are for a person. Others get the sign-in page, or the one that asks who they are. */
export function createPageGuard(deps: Pick<SignInPageDeps, 'mayOpen' | 'authenticate' | 'isShared'>): OnPage {
  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!(await deps.mayOpen(request))) {
      const { authError } = queryOf(request);
      const query = new URLSearchParams({
        ...(path === '/' ? {} : { returnTo: path }),
        ...(authError === undefined ? {} : { authError }),
      });
      return query.size === 0 ? signInPath : `${signInPath}?${query}`;
    }
    // The service worker caches the pages, which are the same for everyone, before it is known who uses the browser.
    if (request.headers['sec-fetch-dest'] === 'empty') return undefined;
    if (path === whoPath) return (await deps.isShared()) ? undefined : '/';
    return (await deps.authenticate(request, reply)) ? undefined : askWho(path);
  };
}

/** The page that asks who they are, and leads to the path afterwards. */
const askWho = (path: string): string =>
  path === '/' || path === whoPath ? whoPath : `${whoPath}?${new URLSearchParams({ returnTo: path })}`;

/** "in 5 minutes", in the language of the page. */
function waitingTime(html: string, seconds: number): string {
  const language = /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1] ?? 'en';
  return new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.ceil(seconds / 60)), 'minute');
}

function queryOf(request: FastifyRequest): z.infer<typeof querySchema> {
  return querySchema.safeParse(request.query).data ?? {};
}
