import { expect, test } from "vitest";
import { firstSign } from "./first-sign.ts";

test.each([
  ["kiln", "k"],
  [" Quay", "Q"],
  ["🇪🇪 Keraamika", "🇪🇪"],
  ["👩‍🌾 Garden", "👩‍🌾"],
  ["Ẻ́den", "Ẻ́"],
  ["நிலா", "நி"],
  ["", ""],
])("%s begins with its first sign", (name, sign) => {
  expect(firstSign(name)).toBe(sign);
});
