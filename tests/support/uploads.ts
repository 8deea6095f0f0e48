import { linkFileMetadata, linkFilePath } from "@awning/domain/link/link-file-type";
import { MEDIA_FILE_TYPE, type Media, mediaPath } from "@awning/domain/media/media";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import type { Owner } from "./builders.ts";
import { postApi, run } from "./clients.ts";
import { admin, readDocument } from "./emulators.ts";
import { randomObject, storeUncounted, uploadAs } from "./files.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
// Before every other site, also those that were never swept: one sweep looks at a few only, the longest due first.
const FIRST = new Date(-1);
export const NOTHING = { bytes: 0, count: 0 };
/** The least that the server takes for a picture by its first bytes: 12. */
export const PICTURE = "RIFFaaaaWEBP";

type Use = { bytes: number; count: number };

/** What an owner has in Storage, and ways to fill it and to let it grow old. Pictures have one size, 320 pixels, of 12 bytes. */
export function storageOf(owner: Owner) {
  const use = admin.firestore.doc(documents.storageUse(owner.uid));
  const uploads = async () => (await admin.firestore.collection(collections.uploads(owner.uid)).get()).docs;
  const picturePath = (id: string, width = 320) => mediaPath(owner.uid, id, width);
  return {
    picturePath,
    uploads,
    mediaOf: (id: string): Media => ({ id, siteId: owner.uid, widths: [320], width: 320, height: 240, alt: "", color: "#c0ffee" }),
    /** What the account has, as its owner is told. */
    used: async () => {
      const { media, sold } = (await readDocument(documents.storageUse(owner.uid))) ?? {};
      return { media, sold };
    },
    sendPicture: async (id = randomObject()): Promise<string> => {
      const response = await uploadAs(owner, picturePath(id), PICTURE, MEDIA_FILE_TYPE);
      if (!response.ok) throw new Error(`not sent: ${response.status} ${await response.text()}`);
      return id;
    },
    /** Sends the file of a link, 5 bytes. */
    sendLinkFile: async (): Promise<string> => {
      const id = randomObject();
      await run("reserve-upload", { id, kind: "linkFile", files: { file: 5 } }, { token: owner.token });
      await storeUncounted(linkFilePath(owner.uid, id), "price", linkFileMetadata("a.csv").contentType);
      return id;
    },
    setUse: (media: Use, sold: Use = NOTHING) => use.set({ media, sold, sweepAt: new Date(Date.now() + 7 * DAY), clearing: null }),
    /** As if all of it had been sent, and found unused, so long ago; and the sweep is due. */
    age: async (ms: number): Promise<void> => {
      const at = Date.now() - ms;
      for (const { ref } of await uploads()) await ref.update({ createdAt: new Date(at - 1), unusedAt: new Date(at) });
      await use.update({ sweepAt: FIRST });
    },
    /** As if everything had been sent so long ago, and nobody had looked since. */
    neverLooked: async (ms: number): Promise<void> => {
      const at = new Date(Date.now() - ms);
      for (const { ref } of await uploads()) await ref.update({ createdAt: at, unusedAt: at });
    },
    /** As if the last press of “Clear up” had been eleven minutes ago; and the sweep is due. */
    passClearing: async (): Promise<void> => {
      const ago = (at: { toMillis(): number }) => new Date(at.toMillis() - 11 * 60_000);
      for (const one of await uploads()) if (one.get("unusedAt")) await one.ref.update({ unusedAt: ago(one.get("unusedAt")) });
      await use.update({ "clearing.at": ago((await use.get()).get("clearing.at")), sweepAt: FIRST });
    },
    due: () => use.update({ sweepAt: FIRST }),
  };
}

/** What the schedule does; fails when looking through the uploads failed. */
export async function runSweep(): Promise<void> {
  const response = await postApi("run-sweep", { jobs: ["uploadsRemoved"] });
  const { uploadsRemoved } = (await response.json()) as { uploadsRemoved?: { failed?: string } };
  if (!response.ok || !uploadsRemoved || uploadsRemoved.failed) throw new Error(`the sweep answered ${response.status}`);
}
