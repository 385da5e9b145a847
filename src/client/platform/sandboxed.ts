/** The server marks the page with the services that its sandbox replaces. */
export function isSandboxed(
  service: 'identity' | 'stripe' | 'translation' | 'speech' | 'recognition',
): boolean {
  return (document.documentElement.dataset.sandboxed ?? '').split(' ').includes(service);
}
