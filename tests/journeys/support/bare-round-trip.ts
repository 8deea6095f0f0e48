import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { PORTS } from "../../../tools/lib/ports.ts";
import { PROJECT_ID, ROOT } from "../../../tools/lib/root.ts";
import { freshName, type openStage } from "./stage.ts";

const SDK = /\/bare\/(firebase-(?:app|firestore)\.js)$/;
const PLACE = /https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\//g;

/**
 * Two browsers with the SDK and nothing of the product: what one writes, the other listens to. How long that takes is what this
 * machine needs at this moment for any live update, however much else it has to do.
 * @returns measures one write, in ms until a test knows that it was heard
 */
export async function bareRoundTrips(stage: Awaited<ReturnType<typeof openStage>>): Promise<() => Promise<number>> {
  const path = `bare/${freshName("trip")}`;
  const [writer, listener] = await Promise.all([openBare(stage, path), openBare(stage, path)]);
  return async () => {
    const mark = freshName("mark");
    const heard = listener.evaluate((wanted) => window.bare?.heard(wanted), mark);
    const start = performance.now();
    await writer.evaluate((text) => window.bare?.write(text), mark);
    await heard;
    return Math.round(performance.now() - start);
  };
}

declare global {
  interface Window {
    bare?: { write: (mark: string) => void; heard: (mark: string) => Promise<void> };
  }
}

async function openBare(stage: Awaited<ReturnType<typeof openStage>>, path: string): Promise<Page> {
  const page = await stage.person();
  await page.route(SDK, async (route) => {
    const [, file = ""] = SDK.exec(route.request().url()) ?? [];
    const text = await readFile(join(ROOT, "node_modules/firebase", file), "utf8");
    await route.fulfill({ contentType: "text/javascript", body: text.replaceAll(PLACE, "/bare/") });
  });
  // The database's own address: a page that no server gave may not reach this machine.
  await page.goto(`http://127.0.0.1:${PORTS.firestore}/`);
  await page.addScriptTag({ type: "module", content: scriptFor(path) });
  await page.waitForFunction(() => window.bare !== undefined);
  return page;
}

/** Whoever is connected like this writes past the rules, as nobody of the product can. */
const scriptFor = (path: string) => `
  import { initializeApp } from "/bare/firebase-app.js";
  import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, setDoc } from "/bare/firebase-firestore.js";
  const database = getFirestore(initializeApp({ projectId: "${PROJECT_ID}", apiKey: "none" }));
  connectFirestoreEmulator(database, "127.0.0.1", ${PORTS.firestore}, { mockUserToken: "owner" });
  const document = doc(database, "${path}");
  const waiting = new Map();
  onSnapshot(document, (snapshot) => waiting.get(snapshot.get("mark"))?.());
  window.bare = {
    write: (mark) => void setDoc(document, { mark }),
    heard: (mark) => new Promise((resolve) => waiting.set(mark, resolve)),
  };
`;
