/** Browsers that are told apart where a sign-in is told of; the last one is any other. */
export const BROWSERS = ["Edge", "Opera", "Samsung Internet", "Firefox", "Chrome", "Safari", "a browser"] as const;
/** Systems that are told apart; the last one is any other. */
export const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "ChromeOS", "macOS", "Linux", "a device"] as const;
export type Device = { browser: (typeof BROWSERS)[number]; system: (typeof SYSTEMS)[number] };

// In this order: most browsers name others as well, and Android is a Linux.
const BROWSER_MARKS: readonly [RegExp, Device["browser"]][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrom(?:e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEM_MARKS: readonly [RegExp, Device["system"]][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(?:intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * What a browser says of itself, as its owner would call it.
 * @param touchPoints how many fingers its screen can tell apart: an iPad calls itself a Macintosh, and no Macintosh can be touched
 */
export function deviceOf(userAgent: string, touchPoints = 0): Device {
  if (touchPoints > 1 && /\bMacintosh\b/.test(userAgent)) return { ...deviceOf(userAgent), system: "iPad" };
  return {
    browser: BROWSER_MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? "a browser",
    system: SYSTEM_MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? "a device",
  };
}

/** "Firefox on Linux" */
export function deviceLabel({ browser, system }: Device): string {
  return `${browser} on ${system}`;
}
