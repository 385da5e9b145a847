import { useMedia } from '../../platform/use-media.ts';

/** A tablet that lies between two people is wide enough for two columns, but one of them would read upside down. */
const query = '(width >= 64rem) or ((width >= 48rem) and ((pointer: fine) or (height < 40rem)))';

/** Whether the two languages are side by side. */
export const useWide = (): boolean => useMedia(query);

/** The same, outside a component. */
export const isWide = (): boolean => window.matchMedia?.(query).matches ?? false;
