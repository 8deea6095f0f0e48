import { LINK_TITLE_MAX } from "@awning/domain/link/link";
import { expect, test } from "vitest";
import { firstTitle } from "./recognise.ts";

test.each([
  ["a short name stays", "Salt pig", "Salt pig"],
  ["a long one is cut", "a".repeat(120), "a".repeat(LINK_TITLE_MAX)],
  ["no sign is cut in half", `${"a".repeat(LINK_TITLE_MAX - 1)}😀`, "a".repeat(LINK_TITLE_MAX - 1)],
  ["no space is left at the end", `${"a".repeat(LINK_TITLE_MAX - 1)} bowl`, "a".repeat(LINK_TITLE_MAX - 1)],
  ["what grows when it is cleaned is cut after that", "\u0958".repeat(LINK_TITLE_MAX), "\u0915\u093C".repeat(LINK_TITLE_MAX / 2)],
])("%s", (_, name, title) => {
  expect(firstTitle(name)).toBe(title);
});
