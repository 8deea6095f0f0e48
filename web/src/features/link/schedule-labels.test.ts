import { type Link, PLAIN_LINK } from "@awning/domain/link/link";
import { describe, expect, test } from "vitest";
import { linkStateLabel } from "./schedule-labels.ts";

const HOUR_MS = 3_600_000;

describe("row labels", () => {
  const draft = { ...PLAIN_LINK, type: "web", title: "Market", url: "https://market.example.test/" } as const;
  const link = (changes: Partial<Link>): Link => ({
    ...{ ...draft, order: "a0", timeZone: "America/New_York", id: "l", createdAt: 0, updatedAt: 0 },
    ...changes,
  });
  // 3 AM on the 2nd in Berlin is 9 PM on the 1st in New York.
  const now = Date.UTC(2026, 6, 2, 1);

  test("name the day in the link’s time zone", () => {
    expect(linkStateLabel(link({ showFrom: Date.UTC(2026, 6, 3, 2) }), now, "en-GB")?.words).toBe("from 2 Jul");
    expect(linkStateLabel(link({ showUntil: Date.UTC(2026, 6, 2, 3, 30) }), now, "en-GB")?.words).toBe("until 23:30");
    expect(linkStateLabel(link({ showUntil: Date.UTC(2025, 6, 2, 12) }), now, "en-GB")?.words).toBe("ended 2 Jul 2025");
  });

  test("are empty for a link that is simply shown, and say that a link is off whatever its schedule", () => {
    expect(linkStateLabel(link({}), now, "en-GB")).toBeNull();
    expect(linkStateLabel(link({ enabled: false, showFrom: now + HOUR_MS }), now, "en-GB")?.words).toBe("Off");
  });
});
