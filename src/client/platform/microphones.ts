/** A microphone that was chosen. Its id changes when the user clears the site's data, but its name doesn't. */
export interface ChosenMicrophone {
  id: string;
  name: string;
}

/** The microphones with their names; none before the user has allowed one. */
export async function listMicrophones(): Promise<ChosenMicrophone[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter(
      ({ kind, label, deviceId }) => kind === 'audioinput' && label !== '' && deviceId !== 'communications',
    )
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** The chosen microphone among those that are plugged in, by its id or else by its name. */
export const findMicrophone = (
  chosen: ChosenMicrophone | null,
  all: readonly ChosenMicrophone[],
): ChosenMicrophone | undefined =>
  chosen
    ? (all.find(({ id }) => id === chosen.id) ?? all.find(({ name }) => name === chosen.name))
    : undefined;

/** Calls `onChange` when a microphone is plugged in or unplugged. */
export function watchMicrophones(onChange: () => void): () => void {
  const devices = navigator.mediaDevices;
  devices?.addEventListener('devicechange', onChange);
  return () => devices?.removeEventListener('devicechange', onChange);
}
