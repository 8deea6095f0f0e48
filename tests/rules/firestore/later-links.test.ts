import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, getDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { put } from "../support/documents.ts";

const HOUR = 3_600_000;

test("what a link will say can be read by nobody before its time, and by anyone from then on", async () => {
  const username = newUid();
  const at = (id: string, uid: string | null) =>
    outcome(getDoc(doc(clientOf(uid === null ? null : { uid }).firestore, documents.publishedLater(username, id))));
  await put(documents.publishedLater(username, "soon"), { showFrom: Date.now() + HOUR, link: { title: "Secret" } });
  await put(documents.publishedLater(username, "now"), { showFrom: Date.now() - HOUR, link: { title: "Open" } });
  for (const uid of [null, username, newUid()]) {
    expect(await at("soon", uid)).toBe("denied");
    expect(await at("now", uid)).toBe("allowed");
    // As if it were there and still to come, so that nobody learns which ids are.
    expect(await at("none", uid)).toBe("denied");
  }
});
