import { combineStops, createSignal, listenTo } from './signal.ts';

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

const changed = createSignal();
let found: readonly ChosenMicrophone[] = [];
const read = () =>
  void listMicrophones().then(
    (all) => {
      found = all;
      changed.emit();
    },
    () => {},
  );

/** The microphones that are plugged in. They are looked up while somebody listens. */
export const microphones = {
  get: () => found,
  /** Call it once the user has allowed a microphone, because their names are known only then. */
  refresh: read,
  subscribe(listener: () => void): () => void {
    const devices = navigator.mediaDevices;
    read();
    return combineStops(
      changed.subscribe(listener),
      devices ? listenTo(devices, 'devicechange', read) : () => {},
    );
  },
};

/** The name of the chosen microphone, or else of the browser's default, without the word for "default" before it. */
export function microphoneInUse(chosen: ChosenMicrophone | null, all: readonly ChosenMicrophone[]): string {
  const [first] = all;
  const found = findMicrophone(chosen, all) ?? all.find(({ id }) => id === 'default') ?? first;
  const itself = all.find(({ id, name }) => id !== 'default' && found?.name.endsWith(name));
  return (found?.id === 'default' ? itself?.name : undefined) ?? found?.name ?? '';
}
