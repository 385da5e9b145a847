import * as oidc from 'openid-client';
import { isLoopbackName } from '../../shared/loopback-name.ts';

/** The caller stores these while the user is at the provider. */
export interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface IdentityProfile {
  sub: string;
  name: string;
  email: string;
  /** Set if the provider hasn't verified the e-mail address. */
  unverified?: true;
  photoURL?: string;
}

export type SignInResult =
  | { ok: true; profile: IdentityProfile }
  | { ok: false; reason: 'cancelled' | 'failed'; cause: unknown };

export interface IdentityProvider {
  start(options: {
    redirectUri: string;
    loginHint?: string | undefined;
    /** The language of the provider's pages. */
    language?: string;
  }): Promise<{ url: string; checks: SignInChecks }>;
  /** `callbackUrl` is the full URL that the provider redirected to. */
  finish(callbackUrl: URL, checks: SignInChecks): Promise<SignInResult>;
}

export interface IdentityProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The only origins that the content security policy allows for profile pictures. */
  pictureOrigins: readonly string[];
  timeoutSeconds?: number;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

function pictureOf(claim: unknown, origins: readonly string[]): string | undefined {
  const url = text(claim);
  return url && URL.canParse(url) && origins.includes(new URL(url).origin) ? url : undefined;
}

function profileOf(claims: oidc.IDToken, pictureOrigins: readonly string[]): IdentityProfile {
  const email = text(claims.email) ?? '';
  const photoURL = pictureOf(claims.picture, pictureOrigins);
  const name = text(claims.name) ?? (email || claims.sub);
  return {
    sub: claims.sub,
    name,
    email,
    ...(claims.email_verified === true ? {} : { unverified: true }),
    ...(photoURL ? { photoURL } : {}),
  };
}

/** OpenID Connect with authorization code, PKCE, state and nonce. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { issuer, clientId, clientSecret, pictureOrigins, timeoutSeconds = 10 } = options;
  const server = new URL(issuer);
  const insecure = server.protocol === 'http:';
  if (insecure && !isLoopbackName(server.hostname)) {
    throw new Error(`The identity provider ${issuer} must be reached over https`);
  }

  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= oidc
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        // By default the client trusts the TLS connection and accepts an ID token with a bad signature.
        execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        // A failure is not cached: the provider may be back at the next attempt.
        discovered = undefined;
        throw error;
      });
    return discovered;
  };

  return {
    async start({ redirectUri, loginHint, language }) {
      const config = await configuration();
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ...(loginHint ? { login_hint: loginHint } : {}),
        ...(language ? { ui_locales: language } : {}),
      });
      return { url: url.href, checks };
    },

    async finish(callbackUrl, checks) {
      try {
        const tokens = await oidc.authorizationCodeGrant(await configuration(), callbackUrl, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims)
          return { ok: false, reason: 'failed', cause: new Error('The provider returned no ID token') };
        return { ok: true, profile: profileOf(claims, pictureOrigins) };
      } catch (cause) {
        const cancelled = cause instanceof oidc.AuthorizationResponseError && cause.error === 'access_denied';
        return { ok: false, reason: cancelled ? 'cancelled' : 'failed', cause };
      }
    },
  };
}
