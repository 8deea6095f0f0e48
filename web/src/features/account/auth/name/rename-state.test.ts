import { USERNAME_CHANGES } from "@awning/domain/account/username";
import { describe, expect, it } from "vitest";
import { renameState } from "./rename-state.ts";

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

describe("renameState", () => {
  it("starts with every change left", () => expect(renameState([], NOW)).toEqual({ left: USERNAME_CHANGES.limit, nextAt: NOW }));
  it("ignores changes outside the window", () => expect(renameState([NOW - 31 * DAY, NOW - 2 * DAY], NOW).left).toBe(1));
  it("opens again when the oldest recent change leaves the window", () => {
    expect(renameState([NOW - 2 * DAY, NOW - 20 * DAY], NOW)).toEqual({ left: 0, nextAt: NOW + 10 * DAY });
  });
});
