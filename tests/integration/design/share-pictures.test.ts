import { readFileSync } from "node:fs";
import { DEFAULT_DESIGN, designSchema } from "@awning/domain/design/design";
import { THEMES, type Theme } from "@awning/domain/design/theme";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { loadImage } from "@napi-rs/canvas";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawPicture } from "../../../functions/src/storefront/picture/draw-picture.ts";
import { PictureFaces } from "../../../functions/src/storefront/picture/picture-faces.ts";
import { PICTURE_SIZE, type PictureSubject } from "../../../functions/src/storefront/picture/picture-subject.ts";
import { isFitting } from "../../../functions/src/storefront/picture/serve-picture.ts";
import { fromRoot } from "../../../tools/lib/root.ts";
import { makeProduct } from "../../support/builders.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { ask, htmlOnce, metaOf, openShop } from "../../support/site-pages.ts";

const LONG_MS = 120_000;
/** Random pictures. */
const RUNS = process.env.AWNING_FULL ? 60 : 20;

/** The path of the picture that a page names. */
async function pictureOf(path: string): Promise<string> {
  const address = metaOf(await htmlOnce(path), "og:image") ?? "";
  expect(address.startsWith(SITE)).toBe(true);
  return address.slice(SITE.length);
}

describe("the share picture", { timeout: LONG_MS }, () => {
  test("of a site and of a product is a PNG of the size that the page names, and is kept by its version", async () => {
    const pages = [sitePaths.home("kiln"), sitePaths.shop("kiln"), sitePaths.product("kiln", "dipped-bowl")];
    const paths = await Promise.all(pages.map(pictureOf));
    expect(new Set(paths).size).toBe(2);
    for (const path of paths) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400, s-maxage=86400");
      const { width, height } = await loadImage(Buffer.from(await answer.arrayBuffer()));
      expect({ width, height }).toEqual(PICTURE_SIZE);
      const again = await ask(path, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      const head = await ask(path, { method: "HEAD" });
      expect([head.status, head.headers.get("etag")]).toEqual([200, answer.headers.get("etag")]);
    }
  });

  test("has another address as soon as it shows something else, and the old one leads there", async () => {
    const owner = await openShop({ site: { displayName: "Before" } });
    const home = sitePaths.home(owner.username);
    const before = await pictureOf(home);
    expect((await ask(before)).status).toBe(200);
    await admin.firestore.doc(documents.site(owner.uid)).update({ displayName: "After" });
    await htmlOnce(home, (html) => html.includes("After"));
    const after = await pictureOf(home);
    expect(after).not.toBe(before);
    const old = await ask(before);
    expect([old.status, old.headers.get("location")]).toEqual([302, after]);
    await makeProduct(owner, { title: "Jar", slug: "jar", price: 1200 });
    const product = sitePaths.product(owner.username, "jar");
    await htmlOnce(product);
    const jar = await pictureOf(product);
    expect((await ask(jar)).status).toBe(200);
    expect((await ask(jar.replace(/[^/]+\.png$/, "now.png"))).headers.get("location")).toBe(jar);
    await admin.firestore.doc(documents.site(owner.uid)).update({ suspendedAt: new Date() });
    await expect.poll(async () => (await ask(after)).status, { timeout: 20_000 }).toBe(404);
  });

  test("is refused where nothing is, in every odd form, and for what is no reading", async () => {
    const odd = ["/nobody-of-that-name/share/abc.png", "/kiln/share/no-such-thing/abc.png", "/kiln/share/-/abc.png", "/KILN/share/abc.png"];
    for (const path of odd) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    for (const path of [
      "/kiln/share/abc.jpg",
      "/kiln/share/a/b/c.png",
      "/kiln/share/..%2f..%2fetc.png",
      `/kiln/share/${"a".repeat(30)}.png`,
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const sent = await ask("/kiln/share/abc.png", { method: "POST", body: "x" });
    expect([sent.status, sent.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

const faces = new PictureFaces(new URL(`file://${fromRoot("functions/dist/faces")}/`));
const NOTHING = { avatar: null, picture: null, background: null };

function subject(theme: Theme, fields: Partial<PictureSubject> = {}): PictureSubject {
  const words = { title: "kiln", line: "Stoneware", name: "kiln", isPrice: false };
  return { username: "kiln", theme, design: null, language: "en", avatar: null, picture: null, ...words, ...fields };
}

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom(
    "",
    "W".repeat(120),
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenmacherei",
    "مقهى الياسمين في الحي القديم 🥐",
    "日本語の陶芸工房さくらと毎日の器のお店です",
    "👩‍👩‍👧‍👦".repeat(20),
    `Z${"\u0301".repeat(400)}algo`,
    "\u202eright-to-left override\u2066",
    "<script>alert(1)</script> & \"quotes\" 'more'",
    "\ud800 half a sign",
  ),
);

describe("what is drawn", { timeout: LONG_MS }, () => {
  test("never breaks and stays within the picture, whatever someone is called", async () => {
    const cases = fc.record({
      theme: fc.constantFrom(...THEMES),
      title: texts,
      line: texts,
      name: texts,
      isPrice: fc.boolean(),
      language: fc.constantFrom("en", "ar", "ja", "zz"),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ theme, ...fields }) => {
        const drawn = await drawPicture(subject(theme, fields), NOTHING, faces, "awning.example.test");
        for (const { text, x, y, width, height } of drawn.texts) {
          const isWithin = x >= 0 && y >= 0 && x + width <= PICTURE_SIZE.width + 1 && y + height <= PICTURE_SIZE.height + 1;
          expect([text, { x, y, width, height }, isWithin]).toEqual([text, { x, y, width, height }, true]);
        }
        const rows = drawn.texts.toSorted((one, other) => one.y - other.y);
        for (const [index, row] of rows.entries()) {
          const next = rows[index + 1];
          if (next) expect([row.text, next.text, row.y + row.height <= next.y + 8]).toEqual([row.text, next.text, true]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test("is the same for the same subject, and another for each theme, each design and each script", async () => {
    const own = designSchema.parse({ ...DEFAULT_DESIGN, colors: { ...DEFAULT_DESIGN.colors, bg: "#123456", accent: "#ffcc00" } });
    const subjects = [
      ...THEMES.map((theme) => subject(theme)),
      ...THEMES.map((theme) => subject(theme, { design: own })),
      subject("market", { title: "مقهى" }),
      subject("market", { title: "陶芸" }),
      subject("market", { title: "🥐" }),
      subject("market", { title: "🔥" }),
      subject("market", { title: "" }),
    ];
    const draw = async (one: PictureSubject) => (await drawPicture(one, NOTHING, faces, "awning.example.test")).png.toString("base64");
    const drawn = await Promise.all(subjects.map(draw));
    expect(new Set(drawn).size).toBe(subjects.length);
    expect(await draw(subject("market"))).toBe(drawn[0]);
  });

  test("takes no picture but one of ours, and none that unfolds to more than an instance holds", () => {
    const webp = (width: number, height: number) => {
      const file = Buffer.alloc(40);
      file.write("RIFF", 0, "latin1");
      file.write("WEBPVP8X", 8, "latin1");
      file.writeUIntLE(width - 1, 24, 3);
      file.writeUIntLE(height - 1, 27, 3);
      return file;
    };
    expect(isFitting(webp(1280, 900))).toBe(true);
    expect(isFitting(webp(16_000, 16_000))).toBe(false);
    expect(isFitting(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"))).toBe(false);
    expect(isFitting(readFileSync(fromRoot("web/public/favicon.svg")))).toBe(false);
    expect(isFitting(Buffer.alloc(3 * 1024 * 1024))).toBe(false);
  });
});
