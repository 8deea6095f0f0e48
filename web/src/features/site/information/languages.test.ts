import { profileSchema } from "@awning/domain/site/profile";
import { expect, test } from "vitest";
import { LANGUAGES, languageName } from "./languages.ts";

test("names every language, and each can be stored", () => {
  const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  expect(LANGUAGES.filter((tag) => names.of(tag) === undefined)).toEqual([]);
  expect(LANGUAGES.filter((tag) => !profileSchema.safeParse({ language: tag }).success)).toEqual([]);
  // Chromium has no name for this one and would show its code.
  expect(languageName("se")).toBe("Northern Sami");
  expect(languageName("de")).toBe("German");
  expect(new Set(LANGUAGES.map((tag) => names.of(tag))).size).toBe(LANGUAGES.length);
});

test("includes the most written languages", () => {
  const written = ["bn", "ca", "en", "eu", "fil", "gl", "hy", "id", "ka", "mk", "mr", "ms", "nb", "sq", "sw", "ta", "te", "zh-Hans"];
  expect(written.filter((tag) => !LANGUAGES.includes(tag))).toEqual([]);
});
