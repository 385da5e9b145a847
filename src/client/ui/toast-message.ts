import type { Tone } from './notice.tsx';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: Tone;
  /** In milliseconds; 5,000 by default. */
  duration?: number;
  action?: { label: string; altText: string; onClick(): void };
}
