import { expect, test } from "vitest";
import { storedSides } from "./media-sides.ts";

test("sides belong to the served file and keep the aspect ratio", () => {
  const media = { widths: [320, 640, 1280, 1920], width: 1920, height: 1440 };
  expect(storedSides(media, 1280)).toEqual({ width: 1280, height: 960 });
  expect(storedSides(media, 641)).toEqual({ width: 1280, height: 960 });
  expect(storedSides(media, 4000)).toEqual({ width: 1920, height: 1440 });
  expect(storedSides({ widths: [300], width: 300, height: 100 }, 1280)).toEqual({ width: 300, height: 100 });
});
