const base = 'http://here.invalid';

/** The path to return to after signing in. Anything that leads to another site or to the API becomes `/`. */
export function safeReturnPath(wanted: string | undefined): string {
  if (wanted === undefined || wanted.length > 2_000 || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Like browsers, this parser drops tabs and line breaks and treats a backslash as a slash.
  if (!URL.canParse(wanted, base)) return '/';
  const url = new URL(wanted, base);
  if (url.origin !== base || /^\/(\/|\\|api(\/|$))/i.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
