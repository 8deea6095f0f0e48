import { newBlock } from "@awning/domain/page/block";
import { PAGE_VERSIONS_MAX } from "@awning/domain/page/page";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { describe, expect } from "vitest";
import { everyBlock } from "../../support/blocks.ts";
import { comingFrom, makeProduct, type Owner, randomAddress } from "../../support/builders.ts";
import { call, readInbox, refusalOf, run } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { type PageDraft as Draft, makePage, publishPage as publish, headingBlock as text } from "../../support/own-pages.ts";
import { ask, attributes, decode, htmlOnce, makeLink, openShop } from "../../support/site-pages.ts";

const LONG_MS = 90_000;

const as = (owner: Owner) => ({ token: owner.token });
const readPage = (owner: Owner, pageId: string) => readDocument(documents.page(owner.uid, pageId));

test("deleting what never was, also by a name that every object has, writes nothing", async ({ owner }) => {
  for (const pageId of ["never", "constructor", "toString"])
    expect((await refusalOf("delete-page", { pageId }, { token: owner.token })).code).toBe("not_found");
  expect(await readDocument(documents.pageIndex(owner.uid))).toBeNull();
});

describe("pages of owners", { timeout: LONG_MS }, () => {
  test("a draft is no one's business; published, it has an address and a place in the menu; taken back, both are gone", async () => {
    const owner = await openShop();
    await makePage(owner, "page1", { slug: "about-us", title: "About the kiln" });
    const path = pagePaths.page(owner.username, "about-us");
    expect((await ask(path)).status).toBe(404);
    expect(await publish(owner, "page1")).toMatchObject({ version: 1, slug: "about-us" });
    const html = await htmlOnce(path);
    expect(html).toContain("Hello there");
    expect(html).toContain(`<h1 class="page-title">About the kiln</h1>`);
    expect(await htmlOnce(sitePaths.home(owner.username), (home) => home.includes(`href="${path}"`))).toContain("About the kiln");
    await run("unpublish-page", { pageId: "page1" }, as(owner));
    await eventually("the page is gone", async () => (await ask(path)).status === 404);
    expect(await ask(sitePaths.home(owner.username)).then((answer) => answer.text())).not.toContain(path);
    expect(await readPage(owner, "page1")).toMatchObject({ live: null, publishedRev: null, versions: 1, rev: 1 });
  });

  test("the home page of blocks is in the place of links and shop, with what its blocks show", async () => {
    const owner = await openShop();
    await makeLink(owner, "one", { title: "Our wheel" });
    await makeProduct(owner, { title: "Speckled mug", stock: 3 });
    await makePage(owner, "home", { blocks: everyBlock(owner.uid) });
    await publish(owner, "home");
    const html = await htmlOnce(sitePaths.home(owner.username), (home) => home.includes("What we make") && home.includes("Speckled mug"));
    for (const words of ["Our wheel", "Fired twice.", "Do you ship?", "Open studio", "Harbour lane 3", "Loads from YouTube"]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain("<iframe");
    const answer = await ask(sitePaths.home(owner.username));
    expect(answer.headers.get("content-security-policy")).toContain("frame-src https://www.youtube-nocookie.com;");
    const data = await ask(sitePaths.home(owner.username), { headers: { "x-page-data": "1" } }).then((one) => one.json());
    expect(data).toMatchObject({ kind: "front", props: { username: owner.username } });
    expect(html).toContain(data.props.html);
  });

  test("a button goes on leading to a page whose address is another by now", async () => {
    const owner = await openShop();
    await makePage(owner, "Kiln1", { slug: "our-kiln" });
    const to = (id: string, label: string, page: string) => {
      const block = newBlock("button", id);
      return { ...block, props: { ...block.props, label, to: "page", page } };
    };
    await makePage(owner, "home", { blocks: [to("a", "Our kiln", "Kiln1"), to("b", "Nowhere", "our-kiln")] });
    for (const pageId of ["Kiln1", "home"]) await publish(owner, pageId);
    const home = sitePaths.home(owner.username);
    const leadsTo = (slug: string) => `href="${pagePaths.page(owner.username, slug)}">Our kiln</a>`;
    const before = await htmlOnce(home, (html) => html.includes("Our kiln"));
    expect(before).toContain(leadsTo("our-kiln"));
    expect(before).not.toContain("Nowhere");

    await admin.firestore.doc(documents.page(owner.uid, "Kiln1")).update({ slug: "the-kiln", rev: 2 });
    await publish(owner, "Kiln1", 2);
    const after = await htmlOnce(home, (html) => html.includes(leadsTo("the-kiln")));
    expect(after).not.toContain("our-kiln");
    expect((await ask(pagePaths.page(owner.username, "the-kiln"))).status).toBe(200);
  });

  test("of two publishes at once both answer the same, and one version is kept", { tags: ["full"] }, async ({ owner }) => {
    await makePage(owner, "page1");
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish(owner, "page1")));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    const versions = await admin.firestore.collection(collections.pageVersions(owner.uid, "page1")).get();
    expect(versions.size).toBe(1);
    expect(await readPage(owner, "page1")).toMatchObject({ versions: 1, publishedRev: 1, live: { version: 1 } });
  });

  test("of two pages that want one slug at once one gets it", { tags: ["full"] }, async ({ owner }) => {
    await Promise.all([makePage(owner, "page1", { slug: "about" }), makePage(owner, "page2", { slug: "about" })]);
    const answers = await Promise.all(["page1", "page2"].map((pageId) => call("publish-page", { pageId, rev: 1 }, as(owner))));
    expect(answers.filter((one) => one.output !== null)).toHaveLength(1);
    const refused = answers.flatMap((one) => one.refusal ?? []);
    expect(refused).toMatchObject([{ code: "page_refused", details: { problem: "slug_taken" } }]);
  });

  test("what cannot be published says why, and nothing changes", async ({ owner, other }) => {
    const image = newBlock("image", "i");
    const picture = {
      id: "a1b2c3d4e5f6g7h8i9j0",
      siteId: "someoneelse",
      widths: [320],
      width: 320,
      height: 240,
      alt: "",
      color: "#c0ffee",
    };
    const cases: [string, Draft, string][] = [
      ["empty1", { blocks: [] }, "empty"],
      ["empty2", { blocks: [newBlock("divider", "a"), newBlock("heading", "b")] }, "empty"],
      ["bad1", { blocks: [text("t", "Good"), { id: "x", type: "script", props: {} }] }, "bad_blocks"],
      ["foreign1", { blocks: [{ ...image, props: { ...image.props, image: picture } }] }, "foreign_picture"],
    ];
    const button = newBlock("button", "b");
    if (button.type === "button")
      cases.push([
        "refused1",
        { blocks: [{ ...button, props: { ...button.props, label: "Go", url: "https://grabify.link/x" } }] },
        "refused_host",
      ]);
    for (const [id, draft, problem] of cases) {
      await makePage(owner, id, draft);
      const refusal = await refusalOf("publish-page", { pageId: id, rev: 1 }, as(owner));
      expect(refusal, id).toMatchObject({ code: "page_refused", details: { problem } });
      expect(await readPage(owner, id)).toMatchObject({ live: null, versions: 0 });
    }
    await makePage(owner, "moved1", { rev: 4 });
    expect(await refusalOf("publish-page", { pageId: "moved1", rev: 3 }, as(owner))).toMatchObject({
      code: "conflict",
      details: { rev: 4 },
    });
    expect((await refusalOf("publish-page", { pageId: "moved1", rev: 4 }, as(other))).code).toBe("not_found");
  });

  test("the last twenty versions are kept, and each can be the draft again", async ({ owner }) => {
    await makePage(owner, "page1", { blocks: [text("t", "Version 1")] });
    await publish(owner, "page1");
    for (let rev = 2; rev <= PAGE_VERSIONS_MAX + 2; rev++) {
      await admin.firestore.doc(documents.page(owner.uid, "page1")).update({ rev, blocks: [text("t", `Version ${rev}`)] });
      await publish(owner, "page1", rev);
    }
    const last = PAGE_VERSIONS_MAX + 2;
    const versions = await admin.firestore.collection(collections.pageVersions(owner.uid, "page1")).get();
    expect(versions.docs.map((one) => Number(one.id)).toSorted((a, b) => a - b)[0]).toBe(3);
    expect(versions.size).toBe(PAGE_VERSIONS_MAX);
    const restore = { pageId: "page1", version: 5, rev: last };
    expect(await run("restore-page-version", restore, as(owner))).toEqual({ rev: last + 1 });
    expect(await run("restore-page-version", restore, as(owner))).toEqual({ rev: last + 1 });
    const restored = await readPage(owner, "page1");
    expect(restored).toMatchObject({ rev: last + 1, publishedRev: last, after: "", blocks: [{ props: { text: "Version 5" } }] });
    expect(restored?.saveId).toMatch(/^\S{36}$/);
    expect((await refusalOf("restore-page-version", { pageId: "page1", version: 6, rev: last }, as(owner))).code).toBe("conflict");
    expect((await refusalOf("restore-page-version", { pageId: "page1", version: 2, rev: last + 1 }, as(owner))).code).toBe("not_found");
    // The published version as the draft is "discard changes": then nothing is left to publish.
    await run("restore-page-version", { pageId: "page1", version: last, rev: last + 1 }, as(owner));
    expect(await readPage(owner, "page1")).toMatchObject({ rev: last + 2, publishedRev: last + 2 });
  });

  test("a contact form mails the owner once, answers to the visitor, and says the same to a program", async () => {
    const owner = await openShop();
    const form = newBlock("contact", "form1");
    await makePage(owner, "visit", { blocks: [form] });
    await publish(owner, "visit");
    await htmlOnce(pagePaths.page(owner.username, "visit"), (html) => html.includes(`action="${pagePaths.send(owner.username)}#f-form1"`));
    const send = (fields: Record<string, string>) => {
      const body = new URLSearchParams({ page: "visit", block: "form1", name: "Corner café", email: "cafe@example.test", ...fields });
      return ask(pagePaths.send(owner.username), { method: "POST", body, headers: comingFrom(randomAddress()) });
    };
    const words = { message: "Do you still have the blue bowl?" };
    const answers = await Promise.all([send(words), send(words)]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Your message was sent");
    }
    const sent = await readInbox(owner.email);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).toContain("cafe@example.test");
    const trapped = await send({ message: "Buy now", website: "https://spam.example.test" });
    expect(await trapped.text()).toContain("Your message was sent");
    const wrong = await send({ message: "" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("Enter a message.");
    // Nothing that was typed is lost, and the field to mend is named.
    const long = '</textarea><script>"lost"</script>';
    const again = await send({ email: "no address", message: long });
    expect([again.status, again.headers.get("cache-control")]).toEqual([422, "private, no-store"]);
    const html = await again.text();
    expect(attributes(html, "value")).toEqual(expect.arrayContaining(["Corner café", "no address"]));
    expect(decode(html)).toContain(`>${long}</textarea>`);
    expect(html).not.toContain(long);
    expect(html).toMatch(/id="e-form1"[^>]* aria-invalid="true" aria-describedby="s-form1"/);
    expect(html).toContain('id="s-form1"');
    expect(attributes(html, "aria-invalid")).toEqual(["true"]);
    expect(await (await send(words)).text()).not.toContain("cafe@example.test");
    expect((await send({ block: "other", message: "x" })).status).toBe(303);
    const kept = await admin.firestore.collection(`sites/${owner.uid}/messages`).get();
    expect(kept.docs.map((one) => one.get("message"))).toEqual([words.message]);
  });

  test("a deleted page leaves nothing behind, asked once or twice", async () => {
    const owner = await openShop();
    await makePage(owner, "page1");
    await publish(owner, "page1");
    await htmlOnce(pagePaths.page(owner.username, "page1"));
    await run("delete-page", { pageId: "page1" }, as(owner));
    expect((await refusalOf("delete-page", { pageId: "page1" }, as(owner))).code).toBe("not_found");
    const index = () => readDocument(documents.pageIndex(owner.uid));
    expect(await index()).toEqual({ pages: {} });
    expect(await readPage(owner, "page1")).toBeNull();
    expect(await readDocument(documents.pageVersion(owner.uid, "page1", 1))).toBeNull();
    await eventually("no copy", async () => (await readDocument(documents.publishedPage(owner.username, "page1"))) === null);
  });
});
