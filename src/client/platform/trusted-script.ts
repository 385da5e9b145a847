interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
}

/**
 * The content security policy accepts script URLs only from one of these Trusted Types policies. Each is
 * created once and allows a single script.
 */
export function trustScript(
  policy:
    | 'app-worker'
    | 'in-browser-worker'
    | 'page-translator-worker'
    | 'text-reader-worker'
    | 'sound-worker'
    | 'analytics',
  url: string,
): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL('') ?? url;
}
