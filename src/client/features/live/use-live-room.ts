import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { readResponse } from '../../api/client.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { combineStops, listenTo } from '../../platform/signal.ts';
import { sessionStore } from '../../platform/storage.ts';
import {
  createLiveRoom,
  type LeftRoom,
  type LiveRoomControls,
  type LiveRoomState,
} from './create-live-room.ts';
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

/** A room that follows what is spoken. If this tab has left one open, it goes on, or `onGone` is called. */
export function useLiveRoom(
  speaker: Speaker,
  onGone: () => void,
): { room: LiveRoomControls; state: LiveRoomState } {
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
  const gone = useEffectEvent(onGone);
  useEffect(() => connectRoom(room, speaker, gone), [room, speaker]);
  return { room, state };
}

/** The room that this tab has left open. */
export const leftRoom = (): LeftRoom | null => sessionStore.readJson('liveRoom') as LeftRoom | null;

/** Returns a function that leaves the room. */
function connectRoom(room: LiveRoomControls, speaker: Speaker, onGone: () => void): () => void {
  let unfollow: (() => void) | null = null;
  const onSpeaker = () => {
    room.setRecording(speaker.isRecording());
    room.setLanguage(speaker.language());
    speaker.translation?.check();
  };
  const onRoom = () => {
    const { phase, room: open, pausedByHand } = room.getState();
    const isLive = phase === 'live';
    if (isLive && open) sessionStore.writeJson('liveRoom', { code: open.code, pausedByHand });
    else if (phase === 'ended') sessionStore.remove('liveRoom');
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
  const left = leftRoom();
  if (left)
    void room.resume(left, speaker.language()).then((isThere) => {
      if (isThere) return;
      sessionStore.remove('liveRoom');
      onGone();
    });
  return () => {
    stop();
    unfollow?.();
    room.leave();
    room.reset();
  };
}
