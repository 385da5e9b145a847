/** The services that the server stands in for by itself; it marks the page with them. */
export function isSandboxed(service: 'identity' | 'stripe' | 'translation' | 'speech'): boolean {
  return (document.documentElement.dataset.sandboxed ?? '').split(' ').includes(service);
}
