import { expect, test } from "vitest";
import { guestTexts, reservationTermsOf } from "./search.ts";

test("finds a reservation by the beginning of the guest's name or address", () => {
  const guest = { name: "Ada Löwe", email: "ada@example.test" };
  const terms = reservationTermsOf(guest);
  expect(terms).toEqual(expect.arrayContaining(["ada", "lowe", "ada@ex", "example.test"]));
  expect(terms).not.toContain("da");
  expect(guestTexts(guest)).toEqual(["ada@example.test", "Ada Löwe"]);
});
