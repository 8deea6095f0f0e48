import { DEFAULT_DESIGN } from "@awning/domain/design/design";
import { expect, test } from "vitest";
import { faviconOf } from "./assets.ts";

const look = { theme: "market", design: null } as const;
const base = "https://media.example.test/o/";
const avatar = { id: "a1b2c3d4e5f6a1b2c3d4", siteId: "owner", widths: [320, 640], width: 640, height: 640, alt: "", color: "#aabbcc" };
const drawn = (name: string, over: Parameters<typeof faviconOf>[1] = look) =>
  decodeURIComponent(faviconOf({ displayName: name, avatar: null }, over, base).href);

test("shows the owner's picture in a small size", () => {
  expect(faviconOf({ displayName: "kiln", avatar }, look, base)).toEqual({
    href: "https://media.example.test/o/media%2Fowner%2Fa1b2c3d4e5f6a1b2c3d4%2F320.webp?alt=media",
    type: "image/webp",
  });
});

test("shows the initial in the page's colors without a picture", () => {
  expect(drawn("kiln")).toMatch(/fill="#c63a22".*fill="#ffffff">K<\/text>/);
  const colors = { ...DEFAULT_DESIGN.colors, button: "#123456", buttonText: "#ffffff" };
  expect(drawn("kiln", { theme: "market", design: { ...DEFAULT_DESIGN, colors } })).toContain('fill="#123456"');
  expect(drawn("👩‍🌾 Garden")).toContain(">👩‍🌾</text>");
});

test("escapes the name", () => {
  expect(drawn("<script>")).toContain(">&#60;</text>");
  expect(faviconOf({ displayName: '"><script>', avatar: null }, look, base).href).not.toMatch(/[<>"]/);
});

test("shows our logo on pages without an owner", () => {
  expect(faviconOf(null, look, base).href).toBe("/favicon.svg");
});
