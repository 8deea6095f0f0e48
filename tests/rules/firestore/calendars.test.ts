import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aSchedule, created, put, seedSite, stored } from "../support/documents.ts";

describe("a schedule whose calendars are read in", () => {
  const siteId = newUid();
  const at = (id: string) => doc(clientOf({ uid: siteId }).firestore, bookingDocuments.schedule(siteId, id));
  beforeAll(() => seedSite(siteId));

  test("is still its owner's to change, but for that mark", async () => {
    await put(bookingDocuments.schedule(siteId, "reads"), { ...aSchedule(), ...stored(), readsCalendars: true });
    const change = (fields: Record<string, unknown>) => outcome(updateDoc(at("reads"), { ...fields, updatedAt: serverTimestamp() }));
    expect(await change({ name: "Evenings" })).toBe("allowed");
    expect(await change({ readsCalendars: false })).toBe("denied");
    expect(await change({ readsCalendars: deleteField() })).toBe("denied");
  });

  test("is not made by an owner who says so", async () => {
    expect(await outcome(setDoc(at("made"), { ...aSchedule(), ...created(), readsCalendars: true }))).toBe("denied");
    expect(await outcome(setDoc(at("made"), { ...aSchedule(), ...created() }))).toBe("allowed");
    expect(await outcome(updateDoc(at("made"), { readsCalendars: true, updatedAt: serverTimestamp() }))).toBe("denied");
  });
});
