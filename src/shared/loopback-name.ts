/** Whether a host name means this machine. Browsers resolve every name under `.localhost` to it. */
export function isLoopbackName(host: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host);
}
