import type { NotifyEvent } from "@awning/domain/notification/notify";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { seedSite } from "../support/documents.ts";

test("what an owner is told is said by the owner alone, one event beside the other, from two devices too", async () => {
  const [owner, other] = [newUid(), newUid()];
  await Promise.all([seedSite(owner), seedSite(other)]);
  const say = (uid: string | null, event: NotifyEvent, mail: unknown) => {
    const { firestore } = clientOf(uid === null ? null : { uid });
    return outcome(setDoc(doc(firestore, informationDocuments.notifySettings(owner)), { [event]: { mail } }, { merge: true }));
  };
  expect(await say(other, "newOrder", false)).toBe("denied");
  expect(await say(null, "newOrder", false)).toBe("denied");
  expect(await say(owner, "newOrder", "off")).toBe("denied");
  expect(await Promise.all([say(owner, "newOrder", false), say(owner, "lowStock", false)])).toEqual(["allowed", "allowed"]);
  expect(await say(owner, "newOrder", true)).toBe("allowed");
});
