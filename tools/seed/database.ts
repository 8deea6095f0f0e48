import { type CollectionReference, type DocumentData, Firestore } from "@google-cloud/firestore";
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

/** All documents there are, by path. */
export async function everyDocument(firestore: Firestore): Promise<{ path: string; data: DocumentData }[]> {
  const found: { path: string; data: DocumentData }[] = [];
  const walk = async (collection: CollectionReference): Promise<void> => {
    const references = await collection.listDocuments();
    const documents = references.length > 0 ? await firestore.getAll(...references) : [];
    for (const one of documents) {
      const data = one.data();
      if (data) found.push({ path: one.ref.path, data });
      for (const below of await one.ref.listCollections()) await walk(below);
    }
  };
  for (const top of await firestore.listCollections()) await walk(top);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes documents, files and users into a folder, as `emulators:export` does. */
export async function exportData(path: string, initiatedBy: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${PORTS.hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path, initiatedBy }),
  });
  if (!response.ok) throw new Error(`The emulators did not export their data: ${response.status} ${await response.text()}`);
}
