import type { Tone } from './notice.tsx';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Tone;
  /** Milliseconds; the usual 5,000 unless given. */
  duration?: number;
  action?: { label: string; altText: string; onClick(): void };
}
