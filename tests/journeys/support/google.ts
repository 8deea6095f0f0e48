import type { BrowserContext, Page } from "playwright-core";
import { suite } from "./stage.ts";

/** The script of Google's that Firebase's sign-in window talks through. */
export const GOOGLE_SCRIPT = "https://apis.google.com/js/api.js";

/**
 * Puts a stand-in for Google's script in place, on our page and in the emulator's frame, so that the window of the Auth
 * emulator works without the internet. What that window itself would fetch for its looks is refused.
 */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.protocol === "https:",
    (route) =>
      route.request().url().startsWith(GOOGLE_SCRIPT)
        ? route.fulfill({ contentType: "text/javascript", body: `(${speakLikeGoogle.toString()})()` })
        : route.abort(),
  );
}

/** In the emulator's window: a Google account that nobody here has seen, or one of those it knows. */
export async function pickGoogleAccount(popup: Page, email: string): Promise<void> {
  await popup.waitForLoadState("domcontentloaded");
  if (!popup.url().startsWith(suite.authUrl)) throw new Error(`Not the emulator’s window: ${popup.url()}`);
  const known = popup.locator(".js-reuse-account", { hasText: email });
  if ((await known.count()) > 0) return known.click();
  await popup.locator(".js-new-account button").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#sign-in").click();
}

/** Of `gapi` what Firebase and its emulator use: one frame, and named messages with an answer each. Runs in the page. */
function speakLikeGoogle(): void {
  type Handler = (body: unknown) => unknown;
  const isFrame = window.parent !== window;
  const waiting = new Map<number, (answers: unknown[]) => void>();
  const handlers = new Map<string, { handler: Promise<Handler>; set: (handler: Handler) => void }>();
  let frame: HTMLIFrameElement | undefined;
  let count = 0;
  const post = (message: object) => (isFrame ? window.parent : frame?.contentWindow)?.postMessage({ isStandIn: true, ...message }, "*");
  // A message that comes before its handler waits for it.
  const slot = (event: string) => {
    const found = handlers.get(event) ?? Promise.withResolvers<Handler>();
    const made = "handler" in found ? found : { handler: found.promise, set: found.resolve };
    handlers.set(event, made);
    return made;
  };
  window.addEventListener("message", async ({ data }) => {
    if (data?.isStandIn !== true) return;
    if ("answers" in data) {
      // Firebase throws in what it does with an answer even when all is well; the real script keeps that to itself.
      try {
        waiting.get(data.id)?.(data.answers);
      } catch {}
      return;
    }
    const handler = await slot(data.event).handler;
    post({ id: data.id, answers: [await handler(data.body)] });
  });
  const channel = {
    register: (event: string, handler: Handler) => slot(event).set(handler),
    send: (event: string, body: unknown, done: (answers: unknown[]) => void) => {
      waiting.set(++count, done);
      post({ id: count, event, body });
    },
    restyle: () => Promise.resolve(),
    ping: (done: () => void) => Promise.resolve(done()),
  };
  const open = ({ url }: { url: string }, opened: (made: typeof channel) => unknown) => {
    const made = document.createElement("iframe");
    frame = made;
    made.src = url;
    made.hidden = true;
    document.body.append(made);
    return new Promise((done) => {
      made.onload = () => done(opened(channel));
    });
  };
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      Iframe: Object,
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open, getParentIframe: () => channel }),
    },
  };
  Object.assign(window, { gapi });
  const script = document.currentScript;
  const name = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get("onload") : null;
  const loaded: unknown = Reflect.get(window, name ?? "gapi_onload");
  if (typeof loaded === "function") loaded();
}
