import { type ChosenMicrophone, findMicrophone, listMicrophones } from './microphones.ts';

/** The audio track of the chosen microphone; undefined if it isn't plugged in. */
export async function openMicrophoneTrack(chosen: ChosenMicrophone): Promise<MediaStreamTrack | undefined> {
  const found = findMicrophone(chosen, await listMicrophones());
  if (!found) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { deviceId: { exact: found.id } } });
  return stream.getAudioTracks()[0];
}
