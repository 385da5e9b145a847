const here = 'http://here.invalid';

/** A path of this site to come back to after signing in. Whatever leads elsewhere, or to the API, becomes `/`. */
export function safeReturnPath(wanted: string | undefined): string {
  if (wanted === undefined || wanted.length > 2_000 || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Browsers drop tabs and line breaks inside an address and take a backslash for a slash; so does this parser.
  if (!URL.canParse(wanted, here)) return '/';
  const url = new URL(wanted, here);
  if (url.origin !== here || /^\/(\/|\\|api(\/|$))/i.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
