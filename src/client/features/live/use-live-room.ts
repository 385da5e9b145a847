import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { readResponse } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { createLiveRoom, type LiveRoomControls, type LiveRoomState } from './create-live-room.ts';
import { followTranscript, type SpokenText } from './follow-transcript.ts';

interface Speaker {
  text: SpokenText;
  language: LanguageCode;
  recording: boolean;
}

/** Connects a room to the transcript, the recorder and the chosen language. */
export function useLiveRoom({ text, language, recording }: Speaker): {
  room: LiveRoomControls;
  state: LiveRoomState;
} {
  const client = useBackend();
  const [room] = useState(() =>
    createLiveRoom({
      calls: {
        open: async (spoken) =>
          readResponse('openLiveRoom', await client.send('openLiveRoom', { body: { language: spoken } })),
        post: async (code, lines) =>
          void (await client.send('postLiveLines', { params: { code }, body: { lines } })),
        change: async (code, change) =>
          readResponse(
            'changeLiveRoom',
            await client.send('changeLiveRoom', { params: { code }, body: change }),
          ),
        end: async (code) => void (await client.send('endLiveRoom', { params: { code } })),
      },
    }),
  );
  const state = useSyncExternalStore(room.subscribe, room.getState);
  useEffect(() => room.setRecording(recording), [room, recording]);
  useEffect(() => room.setLanguage(language), [room, language]);
  const isLive = state.phase === 'live';
  const spokenLanguage = useEffectEvent(() => language);
  const isRecording = useEffectEvent(() => recording);
  useEffect(() => {
    if (!isLive) return;
    return followTranscript(text, room, {
      language: () => spokenLanguage(),
      isRecording: () => isRecording(),
    });
  }, [isLive, room, text]);
  useEffect(() => {
    const leave = () => room.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      room.leave();
      room.reset();
    };
  }, [room]);
  return { room, state };
}
