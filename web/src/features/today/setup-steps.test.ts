import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { describe, expect, it } from "vitest";
import { setupSteps } from "./setup-steps.ts";

const AVATAR = { id: "a".repeat(22), siteId: "s1", widths: [320], width: 320, height: 320, alt: "", color: "#aabbcc" };
const EMPTY = { site: { avatar: null, published: false }, hasLinks: false, hasProducts: false, settings: DEFAULT_SHOP_SETTINGS };
const PAY_LINK = { ...DEFAULT_SHOP_SETTINGS.payLink, enabled: true };
const ON = { enabled: true, instructions: "" };
const done = (now: Parameters<typeof setupSteps>[0]) =>
  setupSteps(now)
    .filter((step) => step.isDone)
    .map((step) => step.key);

describe("setup steps", () => {
  it("has one step for each of the canopy’s five stripes", () => {
    expect(setupSteps(EMPTY).filter(({ key }) => key !== "region")).toHaveLength(5);
  });

  it("starts with nothing done, because default settings do not say how to pay", () => {
    expect(done(EMPTY)).toEqual([]);
  });

  it.each([
    ["picture", { ...EMPTY, site: { avatar: AVATAR, published: false } }],
    ["link", { ...EMPTY, hasLinks: true }],
    ["product", { ...EMPTY, hasProducts: true }],
    ["open", { ...EMPTY, site: { avatar: null, published: true } }],
    ["paid", { ...EMPTY, settings: { ...DEFAULT_SHOP_SETTINGS, transfer: { enabled: true, instructions: "IBAN" } } }],
    ["paid", { ...EMPTY, settings: { ...DEFAULT_SHOP_SETTINGS, payLink: { ...PAY_LINK, url: "https://pay.example/kiln" } } }],
    [
      "paid",
      { ...EMPTY, settings: { ...DEFAULT_SHOP_SETTINGS, onDelivery: ON, shipping: { ...DEFAULT_SHOP_SETTINGS.shipping, enabled: true } } },
    ],
    ["paid", { ...EMPTY, settings: { ...DEFAULT_SHOP_SETTINGS, pickup: { enabled: true, place: "Harbour Lane 12", shown: true } } }],
  ])("derives %s from the data", (key, now) => {
    expect(done(now)).toEqual([key]);
  });

  it("asks for the country first, until one is chosen or the page is published", () => {
    const first = (country: string, published: boolean) =>
      setupSteps({ ...EMPTY, site: { avatar: null, published }, settings: { ...DEFAULT_SHOP_SETTINGS, country } })[0];
    expect(first("", false)).toMatchObject({ key: "region", isDone: false });
    expect(first("SE", false)).toMatchObject({ key: "region", isDone: true });
    expect(first("", true)).toMatchObject({ key: "picture" });
  });

  it("ignores bank details of a disabled method", () => {
    expect(done({ ...EMPTY, settings: { ...DEFAULT_SHOP_SETTINGS, transfer: { enabled: false, instructions: "IBAN" } } })).toEqual([]);
    expect(done({ ...EMPTY, settings: { ...DEFAULT_SHOP_SETTINGS, payLink: PAY_LINK } })).toEqual([]);
  });
});
