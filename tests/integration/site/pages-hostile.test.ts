/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { PAGE_DATA_HEADER, sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, describe, expect, test } from "vitest";
import { makeProduct, type Owner, randomName } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { ask, askRaw, attributes, bodyOf, htmlOnce, makeLink, openShop } from "../../support/site-pages.ts";

const EVIL = `"><script>alert(1)</script><img src=x onerror=alert(2)>'--></title></style></textarea>`;
const SAFE_SCHEMES = /^(https?:|mailto:|tel:|sms:|\/(?!\/)|#|$)/;
const FUNCTIONS = "http://127.0.0.1:5001";
let owner: Owner;

beforeAll(async () => {
  owner = await openShop({ site: { headline: EVIL.slice(0, 80), bio: EVIL } });
  await makeLink(owner, "hostile", { title: EVIL.slice(0, 80), subtitle: EVIL, url: "https://shop.example.test/?q=%22%3E%3Cscript%3E" });
  await makeProduct(owner, {
    title: EVIL,
    slug: "hostile",
    description: `${EVIL}\n\n${EVIL}`,
    variants: [{ id: "v1", name: EVIL.slice(0, 60), price: null }],
  });
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("shop.example.test") && html.includes("card__title"));
});

/** Our one script and our structured data are the only scripts, nothing listens, and no address leads to code. */
function expectHarmless(html: string): void {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, marks]) => marks?.trim());
  for (const marks of scripts) expect(marks).toMatch(/^type="(module|application\/ld\+json)"$/);
  expect(scripts.filter((marks) => marks?.includes("module"))).toHaveLength(1);
  // The picture in the tab may be drawn in place: browsers run no script in it.
  const outside = bodyOf(html).replace(/<link rel="icon" href="data:image\/svg\+xml,[^"<>]*"[^<>]*>/g, "");
  expect(outside).not.toMatch(/<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*\son[a-z]+\s*=/i);
  expect(outside).not.toMatch(/<img src=x/i);
  for (const name of ["href", "src", "action", "formaction"])
    for (const value of attributes(outside, name)) expect([name, value]).toEqual([name, expect.stringMatching(SAFE_SCHEMES)]);
}

describe("hostile texts in a shop", () => {
  test.each([
    ["home", () => sitePaths.home(owner.username)],
    ["shop", () => sitePaths.shop(owner.username)],
    ["product", () => sitePaths.product(owner.username, "hostile")],
  ])("are shown on the page %s as plain words", async (_name, pathOf) => {
    const html = await htmlOnce(pathOf());
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expectHarmless(html);
  });

  test("are in its data as they are, in JSON that no browser takes for HTML", async () => {
    const answer = await ask(sitePaths.home(owner.username), { headers: { [PAGE_DATA_HEADER]: "1" } });
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.json()).toMatchObject({ props: { site: { bio: EVIL } } });
  });

  test("no address with a dangerous scheme is ever drawn, even if one were stored", async () => {
    const name = randomName("stored");
    const stored = await readDocument(documents.published(owner.username));
    const urls = [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java\tscript:alert(1)",
      "data:text/html,<script>1</script>",
      "vbscript:x",
      "//evil.example",
    ];
    const link = { type: "web", title: "Look", subtitle: "", thumb: null, style: "normal" };
    await admin.firestore.doc(documents.published(name)).set({
      ...stored,
      username: name,
      links: [
        ...urls.map((url, index) => ({ ...link, id: `l${index}`, url })),
        { ...link, id: "good", title: "Good", url: "https://good.example.test/" },
      ],
      socials: [],
    });
    const html = await htmlOnce(sitePaths.home(name));
    expect(html).toContain("https://good.example.test/");
    expect(html).not.toMatch(/javascript:|vbscript:|data:text/i);
    expectHarmless(html);
    await admin.firestore.doc(documents.published(name)).delete();
  });
});

describe("hostile addresses", () => {
  test.each([
    "/%00",
    "/kiln%00",
    "/kiln%00/shop",
    "/../../etc/passwd",
    "/kiln/../../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/firebase.json",
    "/..\\..\\windows",
    "//evil.example",
    "//evil.example/shop",
    "/\\evil.example",
    "/%5cevil.example/",
    "/%2f%2fevil.example",
    "/kiln//shop",
    "/KILN//",
    "/KILN/%2f%2fevil.example",
    "/kiln/shop/%2e%2e",
    `/${"a".repeat(200)}`,
    `/${"A".repeat(200)}/`,
    "/%F0%9F%8F%BA",
    "/kiln/order/%3Cscript%3E",
    "/kiln/order/..%2f..%2fshop",
    "/<script>alert(1)</script>".replaceAll("<", "%3C").replaceAll(">", "%3E"),
    "/__proto__",
    "/constructor",
    "/kiln/__proto__",
    "/kiln/shop?product=__proto__",
    "/kiln/shop?product=%00",
    "/kiln/shop?product=..%2f..",
    `/kiln/shop?product=${"x".repeat(5000)}`,
    "/kiln/shop?page=%00",
    "/kiln/shop?page=9007199254740993",
    "/kiln/checkout?line=%00.single.1",
    "/kiln/checkout?line=__proto__.constructor.1",
    `/kiln/checkout?${"line=a.b.1&".repeat(500)}`,
    "/kiln/checkout?line=a.b.1e9&line=a.b.-1&line=a.b.NaN",
    "/kiln/order-confirmation?order=..%2f..&key=x",
    "/kiln/order-confirmation?order=%00&key=%00",
  ])("%s is answered quietly and leads nowhere else", async (path) => {
    const { status, headers, body } = await askRaw(path);
    expect([path, status]).toEqual([path, expect.toSatisfy((one: number) => one < 500)]);
    expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    expect(body).not.toMatch(/root:.*:0:0|<script>alert|"hosting":/);
    if (headers["content-type"]?.startsWith("text/html") && headers["content-security-policy"]?.includes("script-src"))
      expectHarmless(body);
  });

  // The emulator of Hosting gives up on these before it asks anybody; the real one hands them on.
  test.each([`/${"a".repeat(300)}`, `/${"%41".repeat(2000)}`, "/kiln/shop?product=%", "/kiln?%zz"])(
    "%s is answered quietly by the functions themselves",
    async (path) => {
      for (const name of ["page", "checkoutpage"]) {
        const { status, headers, body } = await askRaw(`/demo-awning/europe-west1/${name}${path}`, { origin: FUNCTIONS });
        expect([name, status]).toEqual([name, expect.toSatisfy((one: number) => one < 500)]);
        expect(headers["content-security-policy"]).toContain("default-src 'none'");
        expectHarmless(body);
      }
    },
  );

  test("nothing of an address is in a page unescaped", async () => {
    const evil = encodeURIComponent(EVIL);
    const asked = [
      `/kiln/shop?product=${evil}`,
      `/kiln/shop?page=${evil}`,
      `/kiln/checkout?line=${evil}&quantity=${evil}&basket=${evil}`,
      `/kiln/order/AbC123?key=${evil}`,
      `/kiln/order-confirmation?order=${evil}&key=${evil}`,
      `/${randomName("free")}?${evil}`,
    ];
    for (const path of asked) {
      const answer = await ask(path);
      const html = await answer.text();
      expect(html).not.toContain("alert(1)");
      expectHarmless(html);
    }
  });

  test("a posted checkout brings back what was typed as plain words", async () => {
    const fields = new URLSearchParams({
      email: EVIL,
      name: EVIL,
      street: EVIL,
      city: EVIL,
      note: EVIL,
      key: EVIL,
      hash: EVIL,
      country: EVIL,
      act: "order",
    });
    const id = (await admin.firestore.collection(`sites/${owner.uid}/products`).get()).docs[0]?.id;
    fields.append("line", `${id}.v1.1`);
    const answer = await ask(sitePaths.checkout(owner.username), { method: "POST", body: fields });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expectHarmless(html);
  });

  test("a posted checkout that is no form, or too large, is refused", async () => {
    const path = sitePaths.checkout(owner.username);
    const json = await ask(path, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
    expect(json.status).toBe(405);
    const large = await ask(path, { method: "POST", body: new URLSearchParams({ note: "x".repeat(70_000) }) });
    expect(large.status).toBeGreaterThanOrEqual(400);
    expect(large.status).toBeLessThan(500);
  });
});
