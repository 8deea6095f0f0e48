import { LINKS_MAX } from "@awning/domain/account/limits";
import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import { ATTACHMENTS_MAX } from "@awning/domain/chat/message";
import { PAYMENT_METHODS } from "@awning/domain/shop/methods";
import { describe, expect, it } from "vitest";
import { FREE, LIMITS } from "./limits.ts";

const rows = LIMITS.flatMap((group) => group.limits);

describe("pricing page limits", () => {
  it("shows the numbers that are enforced", () => {
    expect(rows.find((row) => row.what === "Links")?.hosted).toBe(String(LINKS_MAX));
    expect(rows.find((row) => row.what === "Files in a message")?.hosted).toBe(String(ATTACHMENTS_MAX));
    const rename = rows.find((row) => row.what === "Name changes");
    expect(rename?.hosted).toContain(String(USERNAME_CHANGES.limit));
    expect(rename?.means).toContain(String(USERNAME_REDIRECT_DAYS));
  });
  it("says what a sale costs: no fee of ours, only the payment provider’s", () => {
    const paid = LIMITS.find(({ title }) => title === "Getting paid")?.limits.map(({ what }) => what);
    expect(paid).toHaveLength(PAYMENT_METHODS.length);
    expect(rows.find((row) => row.what === "Our share of each sale")).toMatchObject({ hosted: "0%", own: "0%" });
    expect(FREE).toBe("$0");
  });
  it("names what a page has besides its shop", () => {
    for (const what of ["Bookings", "Chat", "Analytics"])
      expect(rows.find((row) => row.what === what)).toMatchObject({ hosted: true, own: true });
  });
  it("explains every line, once", () => {
    for (const row of rows) expect(row.means).not.toBe("");
    expect(new Set(rows.map((row) => row.what)).size).toBe(rows.length);
  });
});
