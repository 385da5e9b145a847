/** Only for differences between browsers that can't be feature-detected. */
export interface Device {
  android: boolean;
  ios: boolean;
  mac: boolean;
  /** Only Safari on a Mac, because every browser on iOS counts as `ios`. */
  safari: boolean;
}

/** Android's engines behave differently from all others. */
export const isAndroid = ({ userAgent }: { userAgent: string }): boolean => /Android/.test(userAgent);

export function describeDevice(navigator: { userAgent: string; maxTouchPoints?: number }): Device {
  const { userAgent, maxTouchPoints = 0 } = navigator;
  const android = isAndroid(navigator);
  // An iPad calls itself a Macintosh, but no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return {
    android,
    ios,
    mac: /Macintosh/.test(userAgent) && !ios,
    safari: !ios && /Safari\//.test(userAgent) && !/Chrome|Chromium|Android/.test(userAgent),
  };
}
