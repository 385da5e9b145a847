import type { Phase } from '../features/recorder/recorder-state.ts';
import type { KernelStrings } from './kernel-strings.ts';

/** Only attributes change, because React is about to hydrate these elements. The style sheet does the rest. */
export function createEarlyDisplay({ labels, hints }: KernelStrings, button: Element | null) {
  const set = (selector: string, value: string | null) => {
    const element = document.querySelector(selector);
    if (value) element?.setAttribute('data-early', value);
    else element?.removeAttribute('data-early');
  };
  return {
    /** Shows the state on the button and below it. */
    phase(phase: Phase, hint: keyof KernelStrings['hints'] | null) {
      set('.record-dock', phase === 'idle' ? null : phase);
      set('.record-hint', hint && hints[hint]);
      button?.setAttribute('aria-label', labels[phase]);
    },
    words: (words: string) => set('.transcript-pane > div', words),
  };
}
