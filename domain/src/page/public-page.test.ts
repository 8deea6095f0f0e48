import { expect, test } from "vitest";
import { blockProps } from "./block-props.ts";
import { namedPage } from "./public-page.ts";

test("a button finds its page by the id whatever its address is, one from before by the address, and an id comes first", () => {
  const renamed = { id: "Kx2aQ", slug: "our-kiln" };
  const older = { id: "b7Tz0", slug: "about" };
  const twin = { id: "about", slug: "opening-day" };
  expect(namedPage([older, renamed], "Kx2aQ")).toBe(renamed);
  expect(namedPage([renamed, older], "about")).toBe(older);
  expect(namedPage([older, twin], "about")).toBe(twin);
  expect(namedPage([older, renamed], "kiln")).toBeUndefined();
  expect(namedPage([older], "")).toBeUndefined();
});

test("a button holds an id or the address of before, and nothing that leads elsewhere", () => {
  const isHeld = (page: string) => blockProps.button.safeParse({ to: "page", page }).success;
  for (const page of ["", "home", "about-us", "Kx2aQ7bTz0Lm4nPq8rSt", "a".repeat(64)]) expect(isHeld(page), page).toBe(true);
  for (const page of ["../order", "a/b", "a b", "//evil.example", "a".repeat(65)]) expect(isHeld(page), page).toBe(false);
});
