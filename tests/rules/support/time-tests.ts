import { deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from "firebase/firestore";
import { beforeAll, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "./actors.ts";
import { type Fields, put, seedSite } from "./documents.ts";
import type { Subject } from "./field-tests.ts";

const DAY = 86_400_000;
const wrongTimes = () => ({
  "the clock of the client": Timestamp.now(),
  "a day ago": Timestamp.fromMillis(Date.now() - DAY),
  "a day ahead": Timestamp.fromMillis(Date.now() + DAY),
  milliseconds: Date.now(),
  null: null,
});

/** Only the server says when something was made and changed, and when it was made never changes. */
export function describeTimes(subject: Omit<Subject, "fields">): void {
  const siteId = newUid();
  const { fresh, creation } = subject;
  const target = (path: string) => doc(clientOf({ uid: siteId }).firestore, path);
  const change = async (over: Fields) => {
    await put(subject.stored(siteId), subject.before(siteId));
    return outcome(setDoc(target(subject.stored(siteId)), { ...subject.change(siteId), ...over }));
  };
  beforeAll(() => seedSite(siteId));

  test.each(Object.entries(wrongTimes()))("updatedAt is never %s", async (_name, time) => {
    expect(await change({ updatedAt: time })).toBe("denied");
    if (fresh && creation)
      expect(await outcome(setDoc(target(fresh(siteId, "a1")), { ...creation(siteId, "a1"), updatedAt: time }))).toBe("denied");
  });

  if (!("createdAt" in subject.before(siteId))) return;

  test.each(Object.entries({ ...wrongTimes(), now: serverTimestamp() }))("createdAt never becomes %s", async (_name, time) => {
    expect(await change({ createdAt: time })).toBe("denied");
  });
  test("createdAt cannot be removed", async () => {
    await put(subject.stored(siteId), subject.before(siteId));
    const removal = updateDoc(target(subject.stored(siteId)), { createdAt: deleteField(), updatedAt: serverTimestamp() });
    expect(await outcome(removal)).toBe("denied");
  });
  if (fresh && creation) {
    test.each(Object.entries(wrongTimes()))("a new document was never made at %s", async (_name, time) => {
      expect(await outcome(setDoc(target(fresh(siteId, "a1")), { ...creation(siteId, "a1"), createdAt: time }))).toBe("denied");
    });
  }
}
