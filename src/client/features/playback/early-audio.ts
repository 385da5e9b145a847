import type { Player, PlayerEvent } from '../../platform/player.ts';
import type { UpcomingAudio } from './speech-client.ts';

export type EarlyAudio = ReturnType<typeof createEarlyAudio>;

/** Plays audio while the server still decides about its request. Nobody hears of its events until then. */
export function createEarlyAudio(player: Player) {
  const events: PlayerEvent[] = [];
  let audioUrl: string | undefined;
  let listener: ((event: PlayerEvent) => void) | undefined;

  return {
    play(upcoming: UpcomingAudio, speed: number): void {
      audioUrl = upcoming.audioUrl;
      player.play(upcoming.loadUrl, speed, (event) => {
        if (listener) listener(event);
        else events.push(event);
      });
    },

    /** Returns false if the audio must be played from its URL instead. */
    continueWith(url: string, onEvent: (event: PlayerEvent) => void): boolean {
      if (url !== audioUrl || events.some(({ type }) => type === 'failed')) return false;
      listener = onEvent;
      for (const event of events) onEvent(event);
      return true;
    },
  };
}
