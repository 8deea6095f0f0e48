import { Firestore } from "@google-cloud/firestore";
import { PORTS } from "../lib/ports.ts";
import { PROJECT_ID } from "../lib/root.ts";

/** The emulator's database with the rights of the service, which bypass rules. Call `terminate()` when done. */
export function openDatabase(): Firestore {
  // Otherwise it waits for Google's metadata server, which never answers.
  process.env.METADATA_SERVER_DETECTION ??= "none";
  return new Firestore({
    projectId: PROJECT_ID,
    host: `127.0.0.1:${PORTS.firestore}`,
    ssl: false,
    customHeaders: { Authorization: "Bearer owner" },
  });
}
