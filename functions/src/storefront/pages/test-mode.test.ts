import { NO_INFORMATION, toPublicInformation } from "@awning/domain/site/information";
import { faceOfSite, footOf } from "@awning/web/storefront";
import { expect, test } from "vitest";
import { drawHtml } from "#fast-path/draw-html.ts";
import type { PageView } from "../render/page.ts";
import { drawView } from "../render/page-document.tsx";
import { isTestOrder } from "./order-page.ts";

const MARK = "Test mode: cards aren’t charged, and orders paid by card are only tests.";
const mediaBase = "https://media.example/o/";

/** The pages that show only a shop's header. */
function views(isTest: boolean | undefined): PageView[] {
  const site = { username: "kiln", displayName: "Kiln", avatar: null, shop: { isTest }, ...toPublicInformation(NO_INFORMATION) };
  const [shop, foot] = [faceOfSite(site), footOf(site)];
  const form = { errors: {}, notice: null };
  const presence = { isThere: false, backAt: null };
  const chat = { siteId: "s", mode: "form", presence, awayText: "", now: 0, thread: null, ids: { message: "m", visitor: "v" } } as const;
  return [
    { kind: "find-order", props: { shop, mediaBase, form: { number: "", email: "" }, askedFor: null, ...form } },
    { kind: "report", props: { shop, path: "", mediaBase, form: { reason: "", text: "", email: "" }, isSent: false, ...form } },
    { kind: "chat", props: { shop, mediaBase, form: { name: "", email: "", message: "" }, ...chat, ...form } },
    { kind: "legal", props: { shop, foot, mediaBase, kind: "imprint", text: "Quay 4" } },
    { kind: "sign-up", props: { shop, mediaBase, act: "confirm", state: "ask", action: "/c", leaveUrl: "/l", homeUrl: "/kiln" } },
    { kind: "not-found", props: { username: null, name: "never", host: "awning.example", picture: "/a.svg", shop, mediaBase } },
    { kind: "order", props: { shop, mediaBase, order: null, stub: null, action: "/kiln/order/1" } },
  ];
}

test.each([0, 1, 2, 3, 4, 5, 6])("marks page %i of a shop in test mode once, and no other shop's", (index) => {
  const drawn = (isTest?: boolean) => {
    const view = views(isTest)[index];
    return view ? drawHtml(drawView(view)).split(MARK).length - 1 : null;
  };
  expect([drawn(true), drawn(false), drawn()]).toEqual([1, 0, 0]);
});

test.each([
  ["transfer", "none", false, false],
  ["cash", "none", false, false],
  // Until its payment page opens, an order's mode is unknown.
  ["card", "none", false, true],
  ["card", "open", true, true],
  ["card", "open", false, false],
] as const)(
  "in a test shop, an order by %s with payment page %s and test flag %s counts as %s",
  (paymentMethod, page, isTest, isMarked) => {
    const card = page === "none" ? null : { account: "a", session: "s", url: "u", attempt: 1, pageUntil: 0, isReplaced: false };
    const shop = { username: "kiln", displayName: "Kiln", avatar: null, language: "en", isTest: true };
    expect(isTestOrder({ isTest, paymentMethod, card }, shop)).toBe(isMarked);
  },
);
