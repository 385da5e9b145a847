import type { Tone } from './notice.tsx';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Tone;
  /** In milliseconds; 5,000 by default. */
  duration?: number;
  action?: { label: string; altText: string; onClick(): void };
}

/** The newest toast. */
export interface ShownToast {
  toast: ToastMessage;
  turn: number;
  /** A toast that isn't wanted any more. */
  gone?: ToastMessage;
}
