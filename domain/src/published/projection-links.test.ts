import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type LinkDraft, linkDraftSchema, PLAIN_LINK } from "../link/link.ts";
import { linkState } from "../link/link-state.ts";
import { DEFAULT_LINK_SETTINGS, INHERITED_UTM } from "../link/utm.ts";
import { parseLinkUrl } from "../rich-text/link-url.ts";
import { publishLinks, withUtm } from "./projection-links.ts";
import type { PublicProduct } from "./published.ts";
import { publicLinkSchema, shownAt, withLater } from "./published-links.ts";

const NOW = 1000;
function link(id: string, changes: Partial<LinkDraft> = {}) {
  const draft = { ...PLAIN_LINK, type: "web", title: id, url: "https://a.example.test/", order: id, ...changes };
  return { ...linkDraftSchema.parse(draft), id };
}
const mediaBase = "https://files.example.test/o/";
const around = {
  siteId: "uid",
  username: "kiln",
  settings: null,
  products: [],
  services: [{ id: "lesson", slug: "piano" }],
  pages: {},
  mediaBase,
  now: NOW,
};
const ids = (links: readonly { id: string }[]) => links.map((one) => one.id).join(" ");

test("the first matching state applies, and both ends of a schedule switch to the millisecond", () => {
  const open = { enabled: true, showFrom: NOW, showUntil: NOW + 1 };
  expect(linkState(open, NOW - 1)).toBe("scheduled");
  expect(linkState(open, NOW)).toBe("live");
  expect(linkState(open, NOW + 1)).toBe("expired");
  expect(linkState({ ...open, enabled: false }, NOW)).toBe("off");
  expect(linkState({ ...open, enabled: false, isArchived: true }, NOW)).toBe("archived");
});

describe("published links", () => {
  test("a scheduled link is not in the copy, and takes its place when its time comes", () => {
    const all = [
      link("a"),
      link("b", { showFrom: NOW + 5, title: "Secret" }),
      link("c", { showUntil: NOW + 9 }),
      link("d", { showUntil: NOW }),
    ];
    const { links, places, later } = publishLinks(all, around);
    expect(ids(links)).toBe("a c");
    expect(JSON.stringify([links, places])).not.toContain("Secret");
    expect(ids(withLater(links, places, new Map(later.map((one) => [one.id, one.link]))))).toBe("a b c");
    expect(ids(shownAt(withLater(links, places, new Map()), NOW + 9))).toBe("a");
  });

  test("a group precedes its links, hides them when off, and is omitted when empty", () => {
    const inside = link("a", { groupId: "g" });
    const group = (enabled: boolean) => link("g", { type: "group", url: "", enabled });
    expect(ids(publishLinks([inside, link("b"), group(true)], around).links)).toBe("b g a");
    expect(ids(publishLinks([inside, link("b"), group(false)], around).links)).toBe("b");
    expect(ids(publishLinks([link("b"), group(true)], around).links)).toBe("b");
    expect(ids(publishLinks([link("a", { groupId: "gone" })], around).links)).toBe("a");
  });
});

test("adds parameters once, and never to a URL that has its own", () => {
  const page = { ...DEFAULT_LINK_SETTINGS.utm, on: true };
  const add = (url: string) => withUtm(url, INHERITED_UTM, page, "kiln");
  expect(add("https://a.example.test/x?b=%20#c")).toBe("https://a.example.test/x?b=%20&utm_source=kiln&utm_medium=profile#c");
  for (const own of ["https://a.example.test/?utm_campaign=x", "https://a.example.test/?a=1&UTM_source=b", "mailto:a@b.example.test"])
    expect(add(own)).toBe(own);
  expect(withUtm("https://a.example.test/", { ...INHERITED_UTM, mode: "off" }, page, "kiln")).toBe("https://a.example.test/");
});

test("a page link follows the page's current address, and is omitted while unpublished", () => {
  const live = (slug: string) => ({ version: 1, slug, title: "T", inMenu: true, menuOrder: "a0", bytes: 2, noindex: false, changed: 0 });
  const all = [
    link("a", { type: "page", url: "", pageId: "p1" }),
    link("b", { type: "page", url: "", pageId: "home" }),
    link("c", { type: "page", url: "", pageId: "draft" }),
    link("d", { type: "page", url: "" }),
    link("e", { type: "page", url: "", pageId: "constructor" }),
  ];
  const urls = (pages: Record<string, ReturnType<typeof live>>) => publishLinks(all, { ...around, pages }).links.map(({ url }) => url);
  expect(urls({ p1: live("about"), home: live("home") })).toEqual(["/kiln/about", "/kiln"]);
  expect(urls({ p1: live("who-we-are") })).toEqual(["/kiln/who-we-are"]);
  expect(urls({})).toEqual([]);
  expect(linkDraftSchema.safeParse({ ...link("a"), type: "page" }).success).toBe(false);
});

test("a service link appears as a product link with its own icon, unless there is a picture", () => {
  const cover = { id: "c".repeat(20), width: 640, height: 480, color: "#aabbcc", alt: "", owner: "uid" };
  const product = (id: string, images: unknown[] = []) => ({ id, slug: `the-${id}`, kind: "service", images });
  const products = z.parse(z.array(z.custom<PublicProduct>()), [product("lesson"), product("repair", [cover])]);
  const to = (id: string, productId: string | null, changes: Partial<LinkDraft> = {}) =>
    link(id, { type: "service", url: "", productId, ...changes });
  const all = [to("a", "lesson"), to("b", "lesson", { icon: "star" }), to("c", "repair"), to("d", "gone"), to("e", null)];
  const { links } = publishLinks(all, { ...around, products });
  expect(links).toMatchObject([
    { id: "a", type: "product", url: "/kiln/shop/the-lesson", thumb: null, icon: "clock" },
    { id: "b", type: "product", icon: "star" },
    { id: "c", type: "product", url: "/kiln/shop/the-repair", thumb: { id: cover.id } },
  ]);
  expect(links).toHaveLength(3);
  expect(links[2]).not.toHaveProperty("icon");
  expect(linkDraftSchema.safeParse({ ...link("a"), type: "service" }).success).toBe(false);
});

test("a chat link appears as a page link with a speech bubble, unless the owner chose another icon", () => {
  const all = [link("a", { type: "chat", url: "" }), link("b", { type: "chat", url: "", icon: "heart" })];
  const { links } = publishLinks(all, around);
  expect(links).toMatchObject([
    { id: "a", type: "page", url: "/kiln/chat", icon: "message-circle" },
    { id: "b", type: "page", url: "/kiln/chat", icon: "heart" },
  ]);
  expect(linkDraftSchema.safeParse({ ...link("a"), type: "chat" }).success).toBe(false);
});

test("a booking link uses the service's newest address, and is omitted once the service is deleted", () => {
  const all = [
    link("a", { type: "booking", url: "", serviceId: "lesson" }),
    link("b", { type: "booking", url: "", serviceId: "deleted" }),
    link("c", { type: "booking", url: "" }),
  ];
  const { links } = publishLinks(all, around);
  expect(links).toMatchObject([{ id: "a", type: "page", url: "/kiln/book/piano", icon: "calendar" }]);
  expect(links).toHaveLength(1);
  expect(linkDraftSchema.safeParse({ ...link("a"), type: "booking" }).success).toBe(false);
});

test("a file link leads to Storage, describes the file unless the owner did, and has no parameters", () => {
  const file = { id: "f".repeat(20), name: "Price list.pdf", size: 2_400_000 };
  const all = [
    link("a", { type: "file", url: "", file }),
    link("b", { type: "file", url: "", file, subtitle: "Valid in spring", icon: "book" }),
    link("c", { type: "file", url: "" }),
  ];
  const settings = { ...DEFAULT_LINK_SETTINGS, utm: { ...DEFAULT_LINK_SETTINGS.utm, on: true } };
  const { links } = publishLinks(all, { ...around, settings });
  const shared = { type: "web", url: `${mediaBase}linkFiles%2Fuid%2F${file.id}?alt=media` };
  expect(links).toMatchObject([
    { ...shared, id: "a", subtitle: "PDF, 2.4 MB", icon: "file" },
    { ...shared, id: "b", subtitle: "Valid in spring", icon: "book" },
  ]);
  expect(links).toHaveLength(2);
  expect(publicLinkSchema.safeParse(links[0]).success).toBe(true);
  expect(linkDraftSchema.safeParse({ ...link("a"), type: "file", file }).success).toBe(false);
});

test("publishes an address as it was read, however it is stored", () => {
  const urlsOf = (...urls: string[]) =>
    publishLinks(
      urls.map((url, at) => link(`${at}`, { url })),
      around,
    ).links.map(({ url }) => url);
  expect(urlsOf("kiln.example.test", "//kiln.example.test/a", "\u00a0HTTPS://kiln.example.test/ä")).toEqual([
    "https://kiln.example.test/",
    "https://kiln.example.test/a",
    "https://kiln.example.test/%C3%A4",
  ]);
  expect(urlsOf("//www.grabify.link/track", "grabify.link/x", "\\\\grabify.link")).toEqual([]);
});

test("never publishes a link to a refused host, nor a group that only has such links", () => {
  const url = "https://www.grabify.link/track";
  const all = [
    link("a", { url }),
    link("b", { url, showFrom: NOW + 1 }),
    link("c", { type: "group", url: "" }),
    link("d", { url, groupId: "c" }),
    link("e"),
  ];
  const published = publishLinks(all, around);
  expect(ids(published.links)).toBe("e");
  expect([published.places, published.later]).toEqual([[], []]);
});

test("shows an internationalized host below the title in its encoded form", () => {
  const { links } = publishLinks(
    [link("a", { url: "https://xn--pple-43d.com/" }), link("b", { url: "https://xn--pple-43d.com/", subtitle: "Official" }), link("c")],
    around,
  );
  expect(links.map((one) => one.subtitle)).toEqual(["xn--pple-43d.com", "Official · xn--pple-43d.com", ""]);
});

test("of 5,000 hostile links none is stored or published with an executable scheme or credentials", () => {
  const scheme = fc.constantFrom(
    "javascript:",
    "JaVaScript:",
    "data:text/html,",
    "vbscript:",
    "java\tscript:",
    " javascript:",
    "https://u:p@",
    "https://",
    "",
  );
  const rest = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("alert(1)", "a.example.test/", "//a.example.test", "<script>"));
  fc.assert(
    fc.property(scheme, rest, (start, end) => {
      const parsed = linkDraftSchema.safeParse({ ...link("a"), url: start + end });
      if (!parsed.success) return;
      const target = parseLinkUrl(parsed.data.url);
      expect("url" in target && /^(https?|mailto|tel|sms):/.test(target.url)).toBe(true);
      if ("url" in target) expect([new URL(target.url).username, new URL(target.url).password]).toEqual(["", ""]);
    }),
    { numRuns: 5000 },
  );
});
