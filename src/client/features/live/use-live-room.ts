import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { readResponse } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { combineStops, listenTo } from '../../platform/signal.ts';
import { createLiveRoom, type LiveRoomControls, type LiveRoomState } from './create-live-room.ts';
import { followTranscript, type SpokenText } from './follow-transcript.ts';
import type { PageTranslation } from './page-translation.ts';

/** The transcript, the recorder and the chosen language. All of it is stable between renders. */
export interface Speaker {
  text: SpokenText;
  language(): LanguageCode;
  isRecording(): boolean;
  /** Undefined if the server translates. */
  translation: PageTranslation | undefined;
  /** Calls the listener when the language or the recorder may have changed. */
  subscribe(listener: () => void): () => void;
}

/** A room that follows what is spoken. */
export function useLiveRoom(speaker: Speaker): { room: LiveRoomControls; state: LiveRoomState } {
  const client = useBackend();
  const [room] = useState(() =>
    createLiveRoom({
      translation: speaker.translation,
      calls: {
        open: async (language, pageLanguages) =>
          readResponse(
            'openLiveRoom',
            await client.send('openLiveRoom', {
              body: { language, ...(pageLanguages && { pageLanguages }) },
            }),
          ),
        post: async (code, lines) =>
          void (await client.send('postLiveLines', { params: { code }, body: { lines } })),
        change: async (code, change, keepalive = false) =>
          readResponse(
            'changeLiveRoom',
            await client.send('changeLiveRoom', { params: { code }, body: change, keepalive }),
          ),
        end: async (code) => void (await client.send('endLiveRoom', { params: { code } })),
      },
    }),
  );
  const state = useSyncExternalStore(room.subscribe, room.getState);
  useEffect(() => connectRoom(room, speaker), [room, speaker]);
  return { room, state };
}

/** Returns a function that closes the room. */
function connectRoom(room: LiveRoomControls, speaker: Speaker): () => void {
  let unfollow: (() => void) | null = null;
  const onSpeaker = () => {
    room.setRecording(speaker.isRecording());
    room.setLanguage(speaker.language());
    speaker.translation?.check();
  };
  const onRoom = () => {
    const isLive = room.getState().phase === 'live';
    if (isLive && !unfollow) unfollow = followTranscript(speaker.text, room, speaker);
    else if (!isLive && unfollow) {
      unfollow();
      unfollow = null;
    }
  };
  const leave = () => room.leave();
  const stop = combineStops(
    speaker.subscribe(onSpeaker),
    room.subscribe(onRoom),
    speaker.translation?.subscribe(room.updateLanguages) ?? (() => {}),
    listenTo(window, 'pagehide', leave),
  );
  onSpeaker();
  onRoom();
  return () => {
    stop();
    unfollow?.();
    room.leave();
    room.reset();
  };
}
