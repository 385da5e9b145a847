import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { MicrophoneNotice } from './microphone-notice.ts';
import {
  createRecorderControl,
  initialRecorder,
  type RecorderControl,
  type RecorderOptions,
  type RecorderStatus,
} from './recorder-control.ts';

export interface RecorderView
  extends RecorderStatus,
    Pick<RecorderControl, 'press' | 'finish' | 'forgetLateWords' | 'loadServer' | 'subscribeSpeech'> {
  /** Called when the microphone is silent or was unplugged. */
  onNotice(notice: MicrophoneNotice): void;
}

/** Connects a page to a recorder. */
export function useRecorder<S>(options: RecorderOptions<S>): RecorderView {
  const services = {
    client: useBackend(),
    queries: useQueryClient(),
    toast: useToast(),
    announce: useAnnounce(),
  };
  const [control] = useState(() => createRecorderControl(services, options));
  const [first] = useState(() => initialRecorder(options.userId !== undefined, services.client.capabilities));
  const state = useSyncExternalStore(control.subscribe, control.status, () => first);
  useEffect(() => control.update(options));
  useEffect(() => control.connect(), [control]);
  const { press, finish, forgetLateWords, loadServer, subscribeSpeech } = control;
  return {
    ...state,
    press,
    finish,
    forgetLateWords,
    loadServer,
    subscribeSpeech,
    onNotice: (notice) => options.onNotice(notice, state),
  };
}
