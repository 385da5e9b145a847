/** Whether the browser lets this page use the microphone without asking. */
export async function isMicrophoneGranted(): Promise<boolean> {
  const status = await navigator.permissions?.query({ name: 'microphone' }).catch(() => undefined);
  return status?.state === 'granted';
}

/** Calls the listener once the browser lets this page use the microphone. Some browsers don't say so. */
export function onMicrophoneAllowed(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let stopped = false;
  const look = () => status?.state === 'granted' && listener();
  navigator.permissions?.query({ name: 'microphone' }).then(
    (found) => {
      if (stopped) return;
      status = found;
      status.addEventListener('change', look);
      look();
    },
    () => {},
  );
  return () => {
    stopped = true;
    status?.removeEventListener('change', look);
  };
}
