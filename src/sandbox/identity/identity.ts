import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Service } from '../service.ts';
import {
  type Authorization,
  authorizationSchema,
  callbackUrl,
  createCodes,
  isValidVerifier,
} from './authorization.ts';
import { chooserPage, refusalPage } from './chooser.ts';
import { createSigner } from './id-token.ts';
import { createPeople, drawPortrait, type Person } from './people.ts';

const fieldsOf = (value: unknown): Record<string, string> => value as Record<string, string>;

/** The client id, from the Authorization header or the form. */
function clientIdOf(request: FastifyRequest, form: Record<string, string>): string | undefined {
  const basic = request.headers.authorization?.match(/^Basic (.+)$/)?.[1];
  if (!basic) return form.client_id;
  const [id] = Buffer.from(basic, 'base64').toString().split(':');
  return decodeURIComponent(id ?? '');
}

/** An OpenID Connect provider: discovery, authorization code with PKCE, keys and a test account chooser. */
export const registerIdentity: Service = async (app, { origin, appUrl, state, faults, now }) => {
  const issuer = `${origin}/identity`;
  const people = createPeople(state);
  const codes = createCodes(now);
  const signer = await createSigner(state);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  const readAuthorization = (fields: unknown, reply: FastifyReply): Authorization | undefined => {
    const parsed = authorizationSchema.safeParse(fields);
    const problem = !parsed.success
      ? `Missing or invalid: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`
      : !parsed.data.redirect_uri.startsWith(`${appUrl}/`) && 'The redirect URI is not registered';
    if (parsed.success && !problem) return parsed.data;
    void reply
      .code(400)
      .type('text/html; charset=utf-8')
      .send(refusalPage(String(problem)));
    return undefined;
  };

  const accept = (reply: FastifyReply, authorization: Authorization, person: Person) =>
    reply.redirect(callbackUrl(authorization, { code: codes.issue(authorization, person.sub), iss: issuer }));

  app.get('/identity/.well-known/openid-configuration', () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    claims_supported: [
      'iss',
      'aud',
      'sub',
      'iat',
      'exp',
      'nonce',
      'name',
      'email',
      'email_verified',
      'picture',
    ],
  }));

  app.get('/identity/jwks', () => ({ keys: [signer.publicKey] }));

  app.get('/identity/authorize', (request, reply) => {
    const authorization = readAuthorization(request.query, reply);
    if (!authorization) return reply;
    const hint = fieldsOf(request.query).login_hint;
    const person = hint ? people.byEmail(hint) : undefined;
    if (person) return accept(reply, authorization, person);
    return reply.type('text/html; charset=utf-8').send(chooserPage(authorization, people.list()));
  });

  app.post('/identity/choose', (request, reply) => {
    const authorization = readAuthorization(request.body, reply);
    if (!authorization) return reply;
    const { cancel, email } = fieldsOf(request.body);
    if (cancel) return reply.redirect(callbackUrl(authorization, { error: 'access_denied', iss: issuer }));
    const person = people.byEmail(email ?? '');
    if (person) return accept(reply, authorization, person);
    return reply
      .code(400)
      .type('text/html; charset=utf-8')
      .send(chooserPage(authorization, people.list(), 'Please enter a valid e-mail address.'));
  });

  app.post('/identity/token', async (request, reply) => {
    const form = fieldsOf(request.body ?? {});
    const refuse = (error: string) => reply.code(400).send({ error });
    if (form.grant_type !== 'authorization_code') return refuse('unsupported_grant_type');
    const clientId = clientIdOf(request, form);
    const grant = codes.redeem(form.code ?? '');
    const person = grant && people.bySub(grant.sub);
    if (!grant || !person) return refuse('invalid_grant');
    const { authorization } = grant;
    if (authorization.client_id !== clientId) return refuse('invalid_client');
    if (authorization.redirect_uri !== form.redirect_uri) return refuse('invalid_grant');
    if (!isValidVerifier(authorization, form.code_verifier ?? '')) return refuse('invalid_grant');
    const idToken = await signer.sign({
      issuer,
      audience: authorization.client_id,
      nonce: authorization.nonce,
      person,
      picture: person.photo && `${issuer}/photos/${person.photo === 'broken' ? 'missing' : person.sub}.svg`,
      at: now(),
      forge: faults.takeForgery(),
    });
    reply.header('cache-control', 'no-store');
    return {
      access_token: 'sandbox',
      token_type: 'Bearer',
      expires_in: 3600,
      scope: authorization.scope,
      id_token: idToken,
    };
  });

  app.get<{ Params: { file: string } }>('/identity/photos/:file', (request, reply) => {
    const person = people.bySub(request.params.file.replace(/\.svg$/, ''));
    if (person?.photo !== 'shown') return reply.code(404).send();
    return reply
      .type('image/svg+xml')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(drawPortrait());
  });
};
