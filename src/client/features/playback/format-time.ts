import { clockTime } from '../../../shared/clock-time.ts';

/** Media tells its length in fractions, and now and then a position just below zero. */
export const formatTime = (seconds: number): string => clockTime(Math.max(0, Math.round(seconds)));
