import { createHash, X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { brand } from '../../shared/brand.ts';
import { interfaceLanguages } from '../../shared/interface-languages.ts';
import { pageLanguage } from '../http/page-language.ts';
import { trustPageTexts } from './trust-page-texts.ts';

/** The name under which systems list the root certificate. */
export const rootName = `${brand.name} on this network`;

export const trustPath = '/trust';
const certificatePath = '/rhapsode.crt';

const style =
  'body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem;color:#1c1b19;background:#f6f5f1}a{color:inherit}a.main{display:inline-block;padding:.75rem 1.25rem;border-radius:.75rem;background:#1c1b19;color:#fff;text-decoration:none}code{overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{color:#eee;background:#161514}a.main{background:#eee;color:#161514}}';
const styleHash = createHash('sha256').update(style).digest('base64');

export const fingerprintOf = (root: string): string => new X509Certificate(root).fingerprint256;

/** Explains how to trust the certificate. Phones open it before anybody has signed in, so it contains nothing private. */
export function registerTrustPage(app: FastifyInstance, root: () => string): void {
  app.get(certificatePath, (_request, reply) =>
    reply
      .type('application/x-x509-ca-cert')
      .header('content-disposition', 'attachment; filename="rhapsode.crt"')
      .send(root()),
  );

  app.get(trustPath, (request, reply) => {
    const language = pageLanguage(
      request,
      interfaceLanguages.map(({ id }) => id),
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('content-language', language)
      .header('vary', 'accept-language, cookie')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(trustPage(language, fingerprintOf(root())));
  });
}

function trustPage(language: keyof typeof trustPageTexts, fingerprint: string): string {
  const texts = trustPageTexts[language];
  const steps = (list: readonly string[]) =>
    `<ol>${list.map((step) => `<li>${step.replace('{name}', rootName)}</li>`).join('')}</ol>`;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title}</title>
<style>${style}</style>
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<p><a class="main" href="${certificatePath}" download>${texts.download}</a></p>
<h2>iPhone, iPad</h2>
${steps(texts.iphone)}
<h2>Android</h2>
${steps(texts.android)}
<p>${texts.compare}<br><code dir="ltr">${fingerprint}</code></p>
<p><a href="/">${texts.open}</a></p>
</html>
`;
}
