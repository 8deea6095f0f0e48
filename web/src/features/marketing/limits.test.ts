import { LINKS_MAX } from "@awning/domain/link";
import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/username";
import { describe, expect, it } from "vitest";
import { LIMITS } from "./limits.ts";

const rows = LIMITS.flatMap((group) => group.limits);

describe("limits of the pricing page", () => {
  it("shows the numbers that are enforced", () => {
    expect(rows.find((row) => row.what === "Links")?.value).toBe(String(LINKS_MAX));
    const rename = rows.find((row) => row.what === "New name for the page");
    expect(rename?.value).toContain(String(USERNAME_CHANGES.limit));
    expect(rename?.means).toContain(String(USERNAME_REDIRECT_DAYS));
  });
  it("says what every line means, once", () => {
    for (const row of rows) expect(row.means).not.toBe("");
    expect(new Set(rows.map((row) => row.what)).size).toBe(rows.length);
  });
});
