export const BROWSERS = ["Edge", "Opera", "Samsung Internet", "Firefox", "Chrome", "Safari", "a browser"] as const;
export const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "ChromeOS", "macOS", "Linux", "a device"] as const;
export type Device = { browser: (typeof BROWSERS)[number]; system: (typeof SYSTEMS)[number] };

// Order matters: most browsers name others as well, and Android names Linux.
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
 * The browser and system of a user agent.
 * @param touchPoints tells an iPad, which identifies as a Macintosh, from a Mac
 */
export function deviceOf(userAgent: string, touchPoints = 0): Device {
  if (touchPoints > 1 && /\bMacintosh\b/.test(userAgent)) return { ...deviceOf(userAgent), system: "iPad" };
  return {
    browser: BROWSER_MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? "a browser",
    system: SYSTEM_MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? "a device",
  };
}

export function deviceLabel({ browser, system }: Device): string {
  return `${browser} on ${system}`;
}
