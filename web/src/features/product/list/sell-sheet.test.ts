import { expect, test } from "vitest";
import { lackOf, lacksAnything } from "./sell-sheet.tsx";

const PICTURE = { id: "p", siteId: "s", alt: "", color: "#fff", width: 640, height: 640, widths: [640] };
const sold = (kind: "physical" | "digital" | "service") => ({ title: "Bowl", images: [PICTURE], kind, fileCount: 1 });

test("reports a missing delivery method only for physical products", () => {
  expect(lackOf(sold("physical"), false)).toMatchObject({ way: true });
  expect(lacksAnything(lackOf(sold("physical"), false))).toBe(true);
  expect(lacksAnything(lackOf(sold("physical"), true))).toBe(false);
  expect(lacksAnything(lackOf(sold("digital"), false))).toBe(false);
  expect(lacksAnything(lackOf(sold("service"), false))).toBe(false);
});
