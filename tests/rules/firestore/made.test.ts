import { serviceDraftSchema } from "@awning/domain/booking/service";
import { productDraftSchema } from "@awning/domain/product/product";
import { deleteField, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { type Fields, put, seedSite } from "../support/documents.ts";
import { text } from "../support/field-tests.ts";
import { MADE, SUBJECTS } from "../support/subjects.ts";

const DAY = 86_400_000;
const wrongTimes = () => [
  Timestamp.now(),
  Timestamp.fromMillis(Date.now() - DAY),
  Timestamp.fromMillis(Date.now() + DAY),
  Date.now(),
  null,
];
/** What documents from before do not have. */
const ADDED = new Set(
  Object.entries({ service: serviceDraftSchema.shape, product: productDraftSchema.shape }).flatMap(([name, shape]) =>
    Object.entries(shape).flatMap(([key, field]) => (z.safeParse(field, undefined).success ? [`${name}.${key}`] : [])),
  ),
);
const siteId = newUid();
const owner = () => clientOf({ uid: siteId }).firestore;
beforeAll(() => seedSite(siteId));

describe.each(MADE)("a new $name", ({ name, fresh, creation }) => {
  let made = 0;
  const make = (fields: Fields, id = `made${++made}`) => outcome(setDoc(doc(owner(), fresh(siteId, id)), fields));

  test("is right and whole, with nothing that no one knows", async () => {
    const right = creation(siteId);
    expect(await make(right)).toBe("allowed");
    for (const key of Object.keys(right)) {
      const { [key]: _, ...others } = right;
      if (!ADDED.has(`${name}.${key}`)) expect(await make(others), key).toBe("denied");
      expect(await make({ ...right, [key]: text(12_000) }), key).toBe("denied");
    }
    for (const key of ["admin", "ownerUid", "version"]) expect(await make({ ...right, [key]: 1 }), key).toBe("denied");
  });

  test("was made now, by the clock of the server", async () => {
    for (const time of wrongTimes())
      for (const key of ["createdAt", "updatedAt"]) expect(await make({ ...creation(siteId), [key]: time }), key).toBe("denied");
  });

  test("has an id that fits into addresses, carts and other ids", async () => {
    const right = creation(siteId);
    const longest = name === "discount" ? 30 : 64;
    for (const id of ["Abc123", text(longest)]) expect(await make(right, id), id).toBe("allowed");
    for (const id of [text(longest + 1), "a_b", "a.b", "a b", "ä", "a\n", "<script>"]) expect(await make(right, id), id).toBe("denied");
  });

  test("belongs to a site", async () => {
    const uid = newUid();
    expect(await outcome(setDoc(doc(clientOf({ uid }).firestore, fresh(uid, "made")), creation(uid)))).toBe("denied");
  });
});

const timed = Object.entries(SUBJECTS).filter(([, { beside }]) => beside?.changed && "updatedAt" in beside.changed());

test.each(timed)(
  "%s says by the clock of the server when it changed, and never another time at which it was made",
  async (_name, subject) => {
    const { stored, right, beside } = subject;
    const before = { ...right(siteId), ...beside?.stored };
    await put(stored(siteId), before);
    const target = doc(owner(), stored(siteId));
    const change = (fields: Fields) => outcome(setDoc(target, { ...right(siteId), ...beside?.changed?.(), ...fields }));
    for (const updatedAt of wrongTimes()) expect(await change({ updatedAt })).toBe("denied");
    if (!("createdAt" in before)) return;
    for (const createdAt of [...wrongTimes(), serverTimestamp()]) expect(await change({ createdAt })).toBe("denied");
    expect(await outcome(updateDoc(target, { createdAt: deleteField(), updatedAt: serverTimestamp() }))).toBe("denied");
  },
);
