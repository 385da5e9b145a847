import { clockTime } from '../../../shared/clock-time.ts';

/** Media elements report fractions and sometimes a position just below zero. */
export const formatTime = (seconds: number): string => clockTime(Math.max(0, Math.round(seconds)));
