import type { Browser } from "playwright-core";
import { openBrowser } from "../../../tools/lib/browser.ts";
import { PORTS } from "../../../tools/lib/ports.ts";
import { ORIGIN } from "./origin.ts";

let opened: Promise<Browser> | undefined;

/**
 * The one browser of all files. It ends with this process. What the page of an order asks of Firestore's emulator is asked of this
 * site, which never answers: whoever is not heard by then looks at the page again.
 */
export function sharedBrowser(): Promise<Browser> {
  opened ??= openBrowser(`--host-resolver-rules=MAP 127.0.0.1:${PORTS.firestore} ${new URL(ORIGIN).host}`);
  return opened;
}
