interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
}

/**
 * The page's content policy accepts the address of a script only from one of these named policies. Each is created once
 * and can name a single script.
 */
export function trustScript(policy: 'app-worker' | 'analytics', address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL('') ?? address
  );
}
