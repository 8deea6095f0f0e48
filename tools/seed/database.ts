import { Firestore } from "@google-cloud/firestore";
import { PORTS } from "../lib/ports.ts";
import { PROJECT_ID } from "../lib/root.ts";

/** The emulator's database with the rights of the service: rules do not apply. `terminate()` it in the end. */
export function openDatabase(): Firestore {
  // It would ask Google's cloud for its own account first, and wait for an answer that never comes.
  process.env.METADATA_SERVER_DETECTION ??= "none";
  return new Firestore({
    projectId: PROJECT_ID,
    host: `127.0.0.1:${PORTS.firestore}`,
    ssl: false,
    customHeaders: { Authorization: "Bearer owner" },
  });
}
