/** An error whose message is shown to whoever runs the installer. */
export class InstallError extends Error {
  override name = 'InstallError';
}

/** The translation models can't be downloaded right now. Everything else comes from another server. */
export class ModelsUnavailable extends InstallError {}

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

const unchanged = 'nothing was changed';

/** The message says that nothing was changed, unless other parts were installed before this one failed. */
export function toInstallError(error: unknown, what: string, installed: readonly string[]): InstallError {
  const known = explain(error, what);
  if (installed.length > 0)
    known.message = known.message.replace(unchanged, `installed before that: ${installed.join(', ')}`);
  return known;
}

function explain(error: unknown, what: string): InstallError {
  if (error instanceof InstallError) return error;
  const code =
    (error as { code?: string }).code ?? (error as { cause?: { code?: string } }).cause?.code ?? '';
  if (fullDisk.has(code))
    return new InstallError(`The disk filled up while installing ${what}; ${unchanged}.`);
  const reason = error instanceof Error ? error.message : String(error);
  return new InstallError(`Could not install ${what}: ${reason}; ${unchanged}.`);
}
