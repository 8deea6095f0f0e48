import { describe, expect, it } from "vitest";
import { isEmbeddedBrowser } from "./embedded-browser.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const PIXEL = "Mozilla/5.0 (Linux; Android 14; Pixel 8";

describe("isEmbeddedBrowser", () => {
  it.each([
    `${IPHONE} Mobile/15E148 Instagram 332.0.0.0 (iPhone15,2; iOS 17_5; en_GB)`,
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/463.1.0;FBBV/1]`,
    `${PIXEL} Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36`,
    `${PIXEL}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
    `${IPHONE} Mobile/15E148`,
    `${IPHONE} Mobile/15E148 Safari Line/14.5.0`,
  ])("detects %s", (agent) => expect(isEmbeddedBrowser(agent)).toBe(true));
  it.each([
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`,
    `${PIXEL}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36`,
    "Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
  ])("lets %s sign in with Google", (agent) => expect(isEmbeddedBrowser(agent)).toBe(false));
});
