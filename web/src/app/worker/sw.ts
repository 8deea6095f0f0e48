/// <reference lib="webworker" />
import { isAnyOf } from "./addresses.ts";
import { answerPushes } from "./push.ts";
import { SHARE_PATH, takeShared } from "./share.ts";

// The dashboard's service worker: serves the shell from the cache at once, and offline, and shows what is pushed. It answers only
// the private screens, the files they request and what is shared with the app; never a visitor's page or a request to the service.
declare const self: ServiceWorkerGlobalScope;
/** Every file of this build (web/installable.ts); what may change under its name has a revision. */
declare const __FILES__: { url: string; revision: string | null }[];

const FILES = __FILES__;
const SHELL = "/dashboard";
const PREFIX = "awning-shell-";
const NAME = PREFIX + digest(FILES.map(({ url, revision }) => `${url} ${revision}`).join("\n"));
const isScreen = (path: string) => isAnyOf(__SCREENS__, path);
/** Local builds change under the same address, so they are network-first unless a test needs the deployed behavior. */
const isNetworkFirst = __DEVELOPMENT__ && !self.location.search.includes("cached");
/** Parallel requests while the user works. */
const AT_ONCE = 4;

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

answerPushes(isScreen);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === "POST" && url.pathname === SHARE_PATH) return event.respondWith(takeShared(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (isScreen(url.pathname)) event.respondWith(isNetworkFirst ? networkFirst(request) : shellOr(request));
  } else if (FILES.some((file) => file.url !== SHELL && `/${file.url}`.replace("//", "/") === url.pathname)) {
    event.respondWith(fileFor(event));
  } else if (url.pathname.startsWith("/assets/")) {
    // A tab running an earlier build requests its files by their names.
    event.respondWith(fileFor(event));
  }
});

async function shellOr(request: Request): Promise<Response> {
  return (await (await caches.open(NAME)).match(SHELL)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  return fetch(request).catch(async (error: unknown) => {
    const shell = await (await caches.open(NAME)).match(SHELL);
    if (!shell) throw error;
    return shell;
  });
}

/** Serves a file from the cache for a dashboard screen; for any other page from the network only. */
async function fileFor({ clientId, request }: FetchEvent): Promise<Response> {
  const client = clientId === "" ? undefined : await self.clients.get(clientId);
  if (!client || !isScreen(new URL(client.url).pathname)) return fetch(request);
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** Caches every file of this build, reusing those of an earlier one. Throws when one fails; then nothing changes. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  const waiting = [...FILES];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const address = new URL(file.url, self.location.origin).href;
      const known = file.revision === null ? await caches.match(address) : undefined;
      const response = known ?? (await fetch(address, { cache: file.revision === null ? "default" : "no-cache", credentials: "omit" }));
      if (!response.ok) throw new Error(`${file.url} answered ${response.status}`);
      // Browsers reject a redirected response for a navigation.
      await cache.put(address, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Keeps this build and the previous one, which open tabs may still use. */
async function dropOld(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}
