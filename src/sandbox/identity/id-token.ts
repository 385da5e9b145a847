import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import type { Forgery } from '../faults.ts';
import type { SandboxState } from '../state.ts';
import type { Person } from './people.ts';

const alg = 'RS256';
const kid = 'sandbox';

interface TokenRequest {
  issuer: string;
  audience: string;
  nonce: string | undefined;
  person: Person;
  picture: string | undefined;
  at: number;
  forge: Forgery | undefined;
}

export interface Signer {
  publicKey: JWK;
  sign(request: TokenRequest): Promise<string>;
}

const newPrivateKey = async (): Promise<JWK> =>
  exportJWK((await generateKeyPair(alg, { extractable: true })).privateKey);

/** Signs ID tokens with a stored key, so that sign-ins survive a restart. */
export async function createSigner(state: SandboxState): Promise<Signer> {
  const section = state.section<{ privateKey?: JWK }>('identity-key', {});
  const privateKey = section.value.privateKey ?? (await newPrivateKey());
  section.value = { privateKey };
  section.save();
  const { kty, n, e } = privateKey;

  return {
    publicKey: { kty, n, e, kid, alg, use: 'sig' },
    async sign({ issuer, audience, nonce, person, picture, at, forge }) {
      const seconds = Math.floor(at / 1000) - (forge === 'expired' ? 7200 : 0);
      const claims = {
        iss: forge === 'issuer' ? 'https://issuer.invalid' : issuer,
        aud: forge === 'audience' ? 'another-client' : audience,
        sub: person.sub,
        iat: seconds,
        exp: seconds + 3600,
        nonce: forge === 'nonce' ? 'another-nonce' : nonce,
        name: person.name,
        email: person.email,
        email_verified: true,
        picture,
      };
      if (forge === 'none') return new UnsecuredJWT(claims).encode();
      const jwk = forge === 'signature' ? await newPrivateKey() : privateKey;
      return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(await importJWK(jwk, alg));
    },
  };
}
