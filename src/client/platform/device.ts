/** Only for differences between browsers that can't be feature-detected. */
export interface Device {
  android: boolean;
  ios: boolean;
  mac: boolean;
  /** Only Safari on a Mac, because every browser on iOS counts as `ios`. */
  safari: boolean;
}

export function describeDevice(navigator: { userAgent: string; maxTouchPoints?: number }): Device {
  const { userAgent, maxTouchPoints = 0 } = navigator;
  const android = /Android/.test(userAgent);
  // An iPad calls itself a Macintosh, but no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return {
    android,
    ios,
    mac: /Macintosh/.test(userAgent) && !ios,
    safari: !ios && /Safari\//.test(userAgent) && !/Chrome|Chromium|Android/.test(userAgent),
  };
}
