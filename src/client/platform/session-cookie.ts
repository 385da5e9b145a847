/** Whether the readable cookie says that there is a session. The build renders the pages without a document. */
export const hasSessionCookie = (): boolean =>
  typeof document === 'object' && /(^|; )signed_in=1/.test(document.cookie);
