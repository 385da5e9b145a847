/** An error whose message is shown to whoever runs the installer. */
export class InstallError extends Error {
  override name = 'InstallError';
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

/** The message says that nothing was changed, because a failure never affects parts that are already installed. */
export function toInstallError(error: unknown, what: string): InstallError {
  if (error instanceof InstallError) return error;
  const code =
    (error as { code?: string }).code ?? (error as { cause?: { code?: string } }).cause?.code ?? '';
  if (fullDisk.has(code))
    return new InstallError(`The disk filled up while installing ${what}; nothing was changed.`);
  const reason = error instanceof Error ? error.message : String(error);
  return new InstallError(`Could not install ${what}: ${reason}; nothing was changed.`);
}
