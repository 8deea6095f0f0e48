import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { MEDIA_WIDTHS } from "@awning/domain/media/media";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { beforeAll, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aMedia, seeded, seedSite } from "../support/documents.ts";
import { attemptsOf, withValue } from "../support/kinds.ts";

const siteId = newUid();
const right = aMedia(siteId);
const show = (avatar: unknown) =>
  outcome(updateDoc(doc(clientOf({ uid: siteId }).firestore, documents.site(siteId)), { avatar, updatedAt: serverTimestamp() }));
beforeAll(() => seedSite(siteId));

test("a picture is as its schema says", async () => {
  for (const { place, value, isTaken } of attemptsOf(mediaSchema, right, { elsewhere: ["siteId", "widths"] }))
    expect([place, value, await show(withValue(right, place, value))]).toEqual([place, value, isTaken ? "allowed" : "denied"]);
});

test("a picture is one of the site's own", async () => {
  for (const other of ["another1another1another1", "", 1, null]) expect(await show({ ...right, siteId: other })).toBe("denied");
});

test("a picture has the widths that are stored, and last its own", async () => {
  for (const widths of [[1], [320, 640], [...MEDIA_WIDTHS]]) expect(await show({ ...right, widths })).toBe("allowed");
  const wrong = [[], [0], [1921], [320, 0], [321, 640], [640, 320, 1280], [320, 640, 1280, 1921], [320, 640, 1280, 1920, 1920]];
  for (const widths of [...wrong, ["320"], { 0: 320 }, null, 320]) expect(await show({ ...right, widths })).toBe("denied");
});

test("a service shows a picture of the site's own, or none", async () => {
  const service = doc(clientOf({ uid: siteId }).firestore, bookingDocuments.service(siteId, seeded.serviceId));
  const picture = (image: unknown) => outcome(updateDoc(service, { image, updatedAt: serverTimestamp() }));
  for (const image of [right, null]) expect(await picture(image)).toBe("allowed");
  for (const image of [{ ...right, siteId: "another1another1another1" }, {}, 1]) expect(await picture(image)).toBe("denied");
});
