import { type LinkDraft, PLAIN_LINK } from "@awning/domain/link/link";
import { PAGE_PICTURE_MAX_BYTES, PAGE_READ_MAX_BYTES } from "@awning/domain/page/page-picture";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../../../functions/src/platform/rate-limits.ts";
import { makeOwner, type Owner } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { drawPicture, pageNaming, pictureOf, redirectTo, serveWebPages, WEB } from "../../support/web-pages.ts";

let owner: Owner;
let site: Awaited<ReturnType<typeof serveWebPages>>;
const pictures: Partial<Record<"png" | "jpeg" | "webp" | "gif" | "avif", Buffer>> = {};

beforeAll(async () => {
  for (const format of ["png", "jpeg", "webp", "gif", "avif"] as const) pictures[format] = await drawPicture(format);
  const { png = Buffer.alloc(0), ...others } = pictures;
  const large = Buffer.concat([png, Buffer.alloc(PAGE_PICTURE_MAX_BYTES)]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  site = await serveWebPages({
    "/fair/2026": pageNaming("../shared/stall.png?size=2&amp;v=1"),
    "/shared/stall.png?size=2&v=1": pictureOf(png),
    ...Object.fromEntries(Object.entries(others).map(([format, bytes]) => [`/as.${format}`, pictureOf(bytes, "text/plain")])),
    ...Object.fromEntries(Object.keys(pictures).map((format) => [`/${format}`, pageNaming(`/as.${format}`)])),
    "/as.png": pictureOf(png),
    "/icons": { body: `<link rel=icon href=/gone.png sizes=512x512><link rel="apple-touch-icon" href="/as.png">` },
    "/gone-first": { body: `<meta property="og:image" content="/gone.png"><link rel=icon href=/as.png>` },
    "/plain": { body: "<title>Nothing to see</title>" },
    "/late": { body: `${" ".repeat(PAGE_READ_MAX_BYTES)}<meta property="og:image" content="/as.png">` },
    "/moved": redirectTo("/fair/2026"),
    "/round": redirectTo("/round"),
    "/inside": redirectTo("http://127.0.0.1:5050/"),
    "/cloud": redirectTo("http://169.254.169.254/latest/meta-data/"),
    "/names-inside": pageNaming("http://127.0.0.1:5050/icon.png"),
    "/names-cloud": pageNaming("http://[::ffff:169.254.169.254]/key.png"),
    "/picture-inside": pageNaming("/inside"),
    "/hangs": "never",
    "/picture-hangs": pageNaming("/hangs"),
    "/large": pageNaming("/large.png"),
    "/large.png": pictureOf(large),
    "/drawn": pageNaming("/stall.svg"),
    "/stall.svg": { headers: { "content-type": "image/svg+xml" }, body: svg },
    "/dressed": pageNaming("/dressed.png"),
    "/dressed.png": { headers: { "content-type": "image/png" }, body: svg },
    "/broken": { status: 500 },
    "/switches": { status: 101, headers: { connection: "upgrade", upgrade: "other" } },
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  owner = await makeOwner();
  site.asked.length = 0;
});

const LINK = { ...PLAIN_LINK, type: "web", title: "Fair", order: "a0" } as const;
async function linkTo(url: string, more: Partial<LinkDraft> = {}): Promise<{ linkId: string }> {
  const at = new Date();
  await admin.firestore.doc(documents.link(owner.uid, "fair")).set({ ...LINK, url, ...more, createdAt: at, updatedAt: at });
  return { linkId: "fair" };
}
const take = async (path: string) => run("fetch-link-picture", await linkTo(WEB + path), owner);
const reasonOf = async (url: string, more?: Partial<LinkDraft>) => {
  const { code, details } = await refusalOf("fetch-link-picture", await linkTo(url, more), owner);
  return [code, details["reason"]];
};

describe("the picture of a link's page", () => {
  test("is the one that the page names, byte for byte, by an address that only the page can complete", async () => {
    expect(await take("/fair/2026")).toEqual({ type: "image/png", base64: pictures.png?.toString("base64") });
    expect(site.asked).toEqual(["/fair/2026", "/shared/stall.png?size=2&v=1"]);
    expect(await take("/moved")).toMatchObject({ type: "image/png" });
  });

  test.each(["png", "jpeg", "webp", "gif", "avif"] as const)("is of the kind its bytes say: %s", async (format) => {
    expect(await take(`/${format}`)).toEqual({ type: `image/${format}`, base64: pictures[format]?.toString("base64") });
  });

  test("is its icon where it names no other, the next one where one is gone, and the target itself where that is a picture", async () => {
    for (const path of ["/icons", "/gone-first", "/as.png"]) expect(await take(path)).toMatchObject({ type: "image/png" });
  });

  test.each([
    ["/plain", "no_picture"],
    ["/late", "no_picture"],
    ["/nowhere", "unreachable"],
    ["/broken", "unreachable"],
    ["/round", "unreachable"],
    ["/switches", "unreachable"],
    ["/large", "picture_too_large"],
    ["/drawn", "picture_type"],
    ["/stall.svg", "picture_type"],
    ["/dressed", "picture_type"],
  ])("is refused with its reason: %s, %s", async (path, reason) => {
    expect(await reasonOf(WEB + path)).toEqual(["bad_request", reason]);
  });

  test("is not waited for longer than eight seconds in all", { tags: ["full"] }, async () => {
    for (const path of ["/hangs", "/picture-hangs"]) {
      const start = Date.now();
      expect(await reasonOf(WEB + path)).toEqual(["bad_request", "unreachable"]);
      expect(Date.now() - start).toBeLessThan(20_000);
    }
  });
});

describe("no one is led by it", () => {
  test.each(["/inside", "/cloud", "/names-inside", "/names-cloud", "/picture-inside"])("to a place inside: %s", async (path) => {
    expect(await reasonOf(WEB + path)).toEqual(["bad_request", "address_refused"]);
  });

  test.each([
    "http://127.0.0.1:5050/",
    "http://127.0.0.1/",
    "http://localhost/",
    WEB.replace("web.awning.test", "127.0.0.1"),
    "http://0x7f.1/",
    "http://10.0.0.1/",
    "http://169.254.169.254/computeMetadata/v1/",
  ])("to %s, which is no address of a link", async (url) => {
    expect(await reasonOf(url)).toEqual(["not_found", undefined]);
    expect(site.asked).toEqual([]);
  });

  test.each([`${WEB.replace("http:", "https:")}/fair/2026`, `${WEB.replace("web.", "www.")}/fair/2026`])("to %s", async (url) => {
    expect(await reasonOf(url)).toEqual(["bad_request", "address_refused"]);
    expect(site.asked).toEqual([]);
  });

  test("with a link that leads to no page", async () => {
    expect(await reasonOf("mailto:mail@shop.example.test", { type: "email" })).toEqual(["bad_request", "address_refused"]);
  });

  test("who does not own the link", async () => {
    const asked = await linkTo(`${WEB}/fair/2026`);
    expect((await refusalOf("fetch-link-picture", asked)).code).toBe("signed_out");
    expect((await refusalOf("fetch-link-picture", asked, await makeOwner())).code).toBe("not_found");
    expect(site.asked).toEqual([]);
  });

  test("more often than sixty times an hour, and the others are not kept from it", { tags: ["full"] }, async () => {
    const { limit } = RATE_LIMITS["link-picture.owner"];
    const missing = { linkId: "none" };
    for (let at = 0; at < limit; at++) expect((await refusalOf("fetch-link-picture", missing, owner)).code).toBe("not_found");
    expect(await refusalOf("fetch-link-picture", missing, owner)).toMatchObject({ code: "too_many_requests", status: 429 });
    expect((await refusalOf("fetch-link-picture", missing, await makeOwner())).code).toBe("not_found");
  });
});
