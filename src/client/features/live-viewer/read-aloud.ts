import type { LiveLineEvent } from '../../../shared/calls/live-calls.ts';
import { engineLocale, type LanguageCode } from '../../../shared/languages.ts';
import { chooseVoice } from '../../platform/choose-voice.ts';

/** Reads settled lines with the browser's own voice, one after the other. */
export function createReadAloud(synthesis: SpeechSynthesis | undefined) {
  let isOn = false;
  const spoken = new Set<string>();

  const voiceFor = (language: LanguageCode) =>
    chooseVoice(synthesis?.getVoices() ?? [], engineLocale(language));

  return {
    get isOn() {
      return isOn;
    },
    /** Some browsers list their voices only after a while, so an empty list proves nothing. */
    lacksVoice: (language: LanguageCode): boolean =>
      synthesis === undefined || (synthesis.getVoices().length > 0 && !voiceFor(language)),

    /** Lines that are already on the screen aren't read. */
    turn(on: boolean, shown: readonly LiveLineEvent[]): void {
      isOn = on;
      for (const { id } of shown) spoken.add(id);
      if (!on) synthesis?.cancel();
      // WebKit lets a page speak later only if it has spoken during a press.
      else synthesis?.speak(new SpeechSynthesisUtterance(''));
    },

    /** Each line is read once, also if it is corrected later. */
    read(line: LiveLineEvent): void {
      if (!line.final || spoken.has(line.id)) return;
      spoken.add(line.id);
      if (!isOn || !synthesis || line.text === '') return;
      const utterance = new SpeechSynthesisUtterance(line.text);
      utterance.lang = engineLocale(line.language);
      const voice = voiceFor(line.language);
      if (voice) utterance.voice = voice;
      synthesis.speak(utterance);
    },
  };
}
