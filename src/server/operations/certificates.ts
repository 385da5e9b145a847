import 'reflect-metadata';
import { X509Certificate as NodeCertificate, type webcrypto } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { brand } from '../../shared/brand.ts';
import { rootName } from './trust-page.ts';

const day = 24 * 60 * 60 * 1_000;
/** People install this certificate once, so it has to last. */
const rootLifetimeMs = 10 * 365 * day;
/** Browsers refuse certificates that are valid for more than about 13 months. */
const serverLifetimeMs = 390 * day;
const renewBeforeMs = 30 * day;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

export interface ServerCertificate {
  key: string;
  cert: string;
  /** The certificate that people trust, in PEM format. */
  root: string;
}

interface Issuer {
  certificate: X509Certificate;
  keys: webcrypto.CryptoKeyPair;
}

/**
 * The certificate for the server's addresses in the local network. It is signed by a root certificate that is created
 * once, and renewed if it is about to expire or if the addresses have changed.
 */
export async function obtainCertificate(options: {
  /** The folder for the keys. */
  folder: string;
  /** Names and IP addresses. */
  hosts: readonly string[];
  now: number;
  warn: (message: string) => void;
  chmod?: typeof chmodSync;
}): Promise<ServerCertificate> {
  const { folder, hosts, now, warn, chmod = chmodSync } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = (name: string) => join(folder, name);
  const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : undefined);
  const write = (name: string, text: string) => writeFileSync(file(name), text, { mode: 0o600 });

  for (const name of ['root.key', 'server.key'])
    if (existsSync(file(name))) makePrivate(file(name), chmod, warn);

  const rootPem = read('root.crt');
  const rootKey = read('root.key');
  let root: Issuer;
  if (rootPem && rootKey && isValidAt(rootPem, now)) {
    root = { certificate: new X509Certificate(rootPem), keys: await importKeys(rootKey, rootPem) };
  } else {
    root = await createRoot(now);
    write('root.key', await exportKey(root.keys));
    write('root.crt', root.certificate.toString('pem'));
  }
  const rootText = root.certificate.toString('pem');

  const [key, cert] = [read('server.key'), read('server.crt')];
  if (key && cert && isValidAt(cert, now) && fits(cert, rootText, hosts))
    return { key, cert, root: rootText };
  const server = await createServerCertificate(root, hosts, now);
  const created = { key: await exportKey(server.keys), cert: server.certificate.toString('pem') };
  write('server.key', created.key);
  write('server.crt', created.cert);
  return { ...created, root: rootText };
}

/** Keys are readable only by the server's own user, even if they were copied here with wider rights. */
function makePrivate(path: string, chmod: typeof chmodSync, warn: (message: string) => void): void {
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmod(path, 0o600);
  } catch (error) {
    // Some volumes can't be changed, or have no rights for each file.
    warn(`Other users of this computer may read ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

function isValidAt(pem: string, now: number): boolean {
  const { notBefore, notAfter } = new X509Certificate(pem);
  return notBefore.getTime() <= now && now < notAfter.getTime() - renewBeforeMs;
}

function fits(pem: string, root: string, hosts: readonly string[]): boolean {
  const certificate = new NodeCertificate(pem);
  const covers = (host: string) =>
    (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined;
  return hosts.every(covers) && certificate.verify(new NodeCertificate(root).publicKey);
}

async function createRoot(now: number): Promise<Issuer> {
  const keys = await generateKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${rootName}`,
    ...validity(now, rootLifetimeMs),
    keys,
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate, keys };
}

async function createServerCertificate(root: Issuer, hosts: readonly string[], now: number): Promise<Issuer> {
  const keys = await generateKeys();
  const extensions: Extension[] = [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
    new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
    new SubjectAlternativeNameExtension(
      hosts.map((host) => ({ type: isIP(host) ? ('ip' as const) : ('dns' as const), value: host })),
    ),
    await AuthorityKeyIdentifierExtension.create(root.keys.publicKey),
  ];
  const certificate = await X509CertificateGenerator.create({
    subject: `CN=${brand.name}`,
    issuer: root.certificate.subject,
    ...validity(now, serverLifetimeMs),
    publicKey: keys.publicKey,
    signingKey: root.keys.privateKey,
    signingAlgorithm: algorithm,
    extensions,
  });
  return { certificate, keys };
}

/** A day earlier, because a phone's clock may be slow. */
const validity = (now: number, lifetimeMs: number) => ({
  notBefore: new Date(now - day),
  notAfter: new Date(now + lifetimeMs),
});

const generateKeys = (): Promise<webcrypto.CryptoKeyPair> =>
  crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

const exportKey = async ({ privateKey }: webcrypto.CryptoKeyPair): Promise<string> =>
  PemConverter.encode(await crypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY');

async function importKeys(pem: string, certificate: string): Promise<webcrypto.CryptoKeyPair> {
  const privateKey = await crypto.subtle.importKey('pkcs8', PemConverter.decodeFirst(pem), algorithm, true, [
    'sign',
  ]);
  return {
    privateKey,
    publicKey: await new X509Certificate(certificate).publicKey.export(algorithm, ['verify']),
  };
}
