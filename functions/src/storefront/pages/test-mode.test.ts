import { NO_INFORMATION, toPublicInformation } from "@awning/domain/site/information";
import { faceOfSite, footOf } from "@awning/web/storefront";
import { expect, test } from "vitest";
import { drawHtml } from "#fast-path/draw-html.ts";
import type { PageView } from "../render/page.ts";
import { drawView } from "../render/page-document.tsx";
import { isTestOrder } from "./order-page.ts";

const MARK = "Test mode: cards aren’t charged, and orders paid by card are only tests.";
const mediaBase = "https://media.example/o/";

/** The pages that show nothing of a shop but its face. */
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

test.each([0, 1, 2, 3, 4, 5, 6])("page %i of a shop in test mode says so once, and of any other not", (index) => {
  const drawn = (isTest?: boolean) => {
    const view = views(isTest)[index];
    return view ? drawHtml(drawView(view)).split(MARK).length - 1 : null;
  };
  expect([drawn(true), drawn(false), drawn()]).toEqual([1, 0, 0]);
});

test.each([
  ["transfer", "none", false, false],
  ["cash", "none", false, false],
  // Before its payment page opens, nobody has asked the provider whose money it is.
  ["card", "none", false, true],
  ["card", "open", true, true],
  ["card", "open", false, false],
] as const)(
  "in a shop in test mode an order by %s, its payment page %s, is a test: %s becomes %s",
  (paymentMethod, page, isTest, isMarked) => {
    const card = page === "none" ? null : { account: "a", session: "s", url: "u", attempt: 1, pageUntil: 0, isReplaced: false };
    const shop = { username: "kiln", displayName: "Kiln", avatar: null, language: "en", isTest: true };
    expect(isTestOrder({ isTest, paymentMethod, card }, shop)).toBe(isMarked);
  },
);
