import { SUSPENSION_RULE_WORDS } from "@awning/domain/account/suspension";
import { commands } from "@awning/domain/api/commands";
import { documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { ORDER_KEY_PARAMETER, paths, sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, describe, expect, vi } from "vitest";
import * as z from "zod/mini";
import { restorePage, suspendPage } from "../../../functions/src/account/suspend-page.ts";
import { firestore } from "../../../functions/src/data/core/admin.ts";
import { run as runProcess } from "../../../tools/lib/command.ts";
import { ADDRESS, cartLine, makeOwner, makeProduct, type Owner, orderInput, randomName } from "../../support/builders.ts";
import { listMails, postApi, readInbox, refusalOf, run } from "../../support/clients.ts";
import { admin, eventually, readDocument, SITE } from "../../support/emulators.ts";
import { giveFile } from "../../support/files.ts";
import { integration as test } from "../../support/fixtures.ts";
import { MAIL_JOBS, ORDER_JOBS, sweep } from "../../support/jobs.ts";
import { headingBlock, makePage, publishPage } from "../../support/own-pages.ts";
import { ask, bodyOf, openShop } from "../../support/site-pages.ts";

const REASON = "The vases are pictures from another potter’s catalog.";
const LONG_MS = 120_000;

// Before anything else asks the database, which takes its settings once.
beforeAll(() => {
  void firestore();
  vi.stubEnv("ABUSE_MAIL", "abuse@awning.example.test");
});

/** What an operator types. */
const operator = (...args: string[]) => runProcess("node", ["tools/operator.ts", ...args]);
const suspend = ({ username }: Pick<Owner, "username">) =>
  operator("suspend", username, "--rule", "goods", "--reason", REASON, "--by", "The host");
/** Lets the minute pass after which the sweep hands mails over, and has it do so. */
async function sweepMails({ email }: Owner): Promise<void> {
  const waited = new Date(Date.now() - 2 * 60_000);
  for (const { id } of await listMails(email)) await admin.firestore.doc(documents.mail(id)).update({ notBefore: waited });
  await sweep(...MAIL_JOBS);
}
const kinds = async ({ email }: Owner) => (await listMails(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith("page-"));
const auditOf = async ({ uid }: Owner) =>
  (await admin.firestore.collection("audit").where("uid", "==", uid).get()).docs.map((one) => one.data()).sort((a, b) => a.at - b.at);

describe("a page that an operator closes", () => {
  test("answers 410 under every address of it, sells nothing, and leaves buyers what they bought", { timeout: LONG_MS }, async () => {
    const owner = await openShop({ site: { displayName: "Shady stall" } });
    const guide = await makeProduct(owner, { kind: "digital", title: "Shady guide", slug: "guide" });
    const file = await giveFile(owner, guide, { name: "Guide.pdf", content: "first edition" });
    await makePage(owner, "about", { blocks: [headingBlock("t", "Shady words")] });
    await publishPage(owner, "about");
    const wanted = { username: owner.username, lines: [cartLine(guide)], delivery: "none" as const };
    const quote = await run("quote", wanted);
    const { orderId, orderUrl } = await run("place-order", orderInput(owner, quote, { delivery: "none", payment: "transfer" }));
    await run("act-on-order", { orderId, rev: 1, act: { type: "mark_paid" } }, { token: owner.token });
    const open = ["", "/shop", "/shop/guide", "/about"];
    for (const rest of open) await eventually(`${rest} is there`, async () => (await ask(`/${owner.username}${rest}`)).status === 200);

    const done = await suspend(owner);
    expect([done.code, done.output]).toEqual([0, expect.stringContaining(`${owner.username} is closed`)]);
    await eventually("gone", async () => (await ask(`/${owner.username}`)).status === 410);
    for (const rest of [...open, "/checkout", "/no-such-page", "/order-confirmation"]) {
      const answer = await ask(`/${owner.username}${rest}`);
      const html = bodyOf(await answer.text());
      expect([rest, answer.status, html.includes("This page no longer exists."), /shady/i.test(html)]).toEqual([rest, 410, true, false]);
    }
    expect(await refusalOf("quote", wanted)).toMatchObject({ code: "shop_closed" });
    expect(await refusalOf("place-order", orderInput(owner, quote, { delivery: "none" }))).toMatchObject({ code: "shop_closed" });

    const page = await fetch(orderUrl);
    expect([page.status, (await page.text()).includes("Shady guide")]).toEqual([200, true]);
    const key = new URL(orderUrl).searchParams.get(ORDER_KEY_PARAMETER) ?? "";
    const body = new URLSearchParams({ act: "download", key, line: `${guide}.${SINGLE_VARIANT}`, file: file.fileId });
    const download = await fetch(SITE + sitePaths.order(owner.username, orderId), { method: "POST", body, redirect: "manual" });
    expect(download.status).toBe(303);
    expect(await (await fetch(download.headers.get("location") ?? "")).text()).toBe("first edition");
  });

  test("says on the page of an order that nothing is paid now, and how again once it is restored", { timeout: LONG_MS }, async () => {
    const instructions = "IBAN EE38 2200 2210 2014 5685";
    const owner = await openShop();
    await admin.firestore.doc(documents.shopSettings(owner.uid)).update({ "transfer.instructions": instructions });
    const productId = await makeProduct(owner, { stock: 3 });
    const wanted = { username: owner.username, lines: [cartLine(productId)], delivery: "shipping" as const };
    const placed = orderInput(owner, await run("quote", wanted), { delivery: "shipping", payment: "transfer", shipTo: ADDRESS });
    const { orderId, orderUrl } = await run("place-order", placed);
    const stored = documents.order(owner.uid, orderId);
    const said = async () => {
      const page = await (await fetch(orderUrl)).text();
      return [page.includes(instructions), page.includes("you can’t pay right now")];
    };
    expect(await said()).toEqual([true, false]);
    await suspend(owner);
    expect(await said()).toEqual([false, true]);
    const past = new Date(Date.now() - 60_000);
    await admin.firestore.doc(stored).update({ holdUntil: past, remindAt: past });
    await sweep(...ORDER_JOBS);
    const kept = await readDocument(stored);
    expect([kept?.status, kept?.holdUntil.toMillis() > Date.now(), kept?.remindAt.toMillis() > Date.now()]).toEqual([
      "pending",
      true,
      true,
    ]);
    expect((await listMails(placed.buyer.email)).map(({ kind }) => kind)).not.toContain("payment-reminder");
    await operator("restore", owner.username, "--reason", "They were theirs", "--by", "The host");
    const restoredAt = Date.now();
    expect(await said()).toEqual([true, false]);
    await admin.firestore.doc(stored).update({ holdUntil: past });
    await sweep(...ORDER_JOBS);
    const waits = await readDocument(stored);
    // The moment that the operator wrote down is a little before their command ended.
    expect([waits?.status, waits?.holdUntil.toMillis() > restoredAt + 86_000_000]).toEqual(["pending", true]);
  });

  test("is told to its owner with rule, reason and where to answer, once, and written down", { timeout: LONG_MS }, async ({ owner }) => {
    await suspend(owner);
    const again = await operator("suspend", owner.username, "--rule", "fraud", "--reason", "Another", "--by", "Somebody");
    expect([again.code, again.output]).toEqual([0, expect.stringContaining("is closed already")]);
    expect((await readDocument(documents.account(owner.uid)))?.suspension).toMatchObject({ rule: "goods", reason: REASON });
    expect((await readDocument(documents.site(owner.uid)))?.suspendedAt).not.toBeNull();
    await sweepMails(owner);
    const sent = z.object({ subject: z.string(), text: z.string(), replyTo: z.string() });
    const mails = await eventually("the mail is there", async () => {
      const found = z.array(sent).parse(await readInbox(owner.email));
      return found.length > 0 && found;
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Your page ${owner.username} was suspended`);
    expect(mails[0]?.replyTo).toContain("abuse@awning.example.test");
    for (const words of [REASON, SUSPENSION_RULE_WORDS.goods, "abuse@awning.example.test", `${SITE}${paths.terms}#not`])
      expect(mails[0]?.text).toContain(words);
    expect(await auditOf(owner)).toMatchObject([{ act: "suspend", actor: "The host", rule: "goods", reason: REASON }]);
  });

  test("is open again as it was when an operator restores it, and its owner hears of that", { timeout: LONG_MS }, async () => {
    const owner = await openShop();
    await suspend(owner);
    await eventually("gone", async () => (await ask(`/${owner.username}`)).status === 410);
    const restore = () => operator("restore", owner.username, "--reason", "They were theirs", "--by", "The host");
    const done = await restore();
    expect([done.code, done.output]).toEqual([0, expect.stringContaining("is no longer closed")]);
    expect((await restore()).output).toContain("is not closed");
    await eventually("open", async () => (await ask(`/${owner.username}`)).status === 200);
    expect(await readDocument(documents.site(owner.uid))).toMatchObject({ published: true, suspendedAt: null });
    expect(await readDocument(documents.account(owner.uid))).toMatchObject({ suspension: null });
    expect((await kinds(owner)).sort()).toEqual(["page-restored", "page-suspended"]);
    await sweepMails(owner);
    // What was true when it was written is not any more: that one is not sent.
    await eventually(
      "the mail is sent",
      async () => (await listMails(owner.email)).find(({ kind }) => kind === "page-restored")?.state === "sent",
    );
    expect(z.array(z.object({ subject: z.string() })).parse(await readInbox(owner.email))).toMatchObject([
      { subject: `Your page ${owner.username} was restored` },
    ]);
    const shown = (await operator("show", owner.username)).output;
    expect(shown).toMatch(/not closed[\s\S]*restore, by The host\s+They were theirs[\s\S]*suspend goods, by The host/);
    await run("change-username", { username: randomName() }, { token: owner.token });
  });

  test("is closed and opened once, however many do it at the same moment", { timeout: LONG_MS }, async ({ owner }) => {
    const now = Date.now();
    const closing = [0, 1, 2, 3].map((more) =>
      suspendPage(owner.username, { rule: "fraud", reason: `Reason ${more}`, actor: "The host" }, now + more),
    );
    expect((await Promise.all(closing)).filter(({ isChanged }) => isChanged)).toHaveLength(1);
    const opening = [0, 1, 2, 3].map((more) => restorePage(owner.username, { reason: "Settled", actor: "The host" }, now + 10 + more));
    expect((await Promise.all(opening)).filter(({ isChanged }) => isChanged)).toHaveLength(1);
    expect((await auditOf(owner)).map(({ act }) => act)).toEqual(["suspend", "restore"]);
    expect((await kinds(owner)).sort()).toEqual(["page-restored", "page-suspended"]);
    expect(await readDocument(documents.site(owner.uid))).toMatchObject({ suspendedAt: null });
  });

  test("is found by an old name as well, and an operator who mistypes changes nothing", { timeout: LONG_MS }, async ({ owner }) => {
    const username = randomName();
    await run("change-username", { username }, { token: owner.token });
    const said = async (...args: string[]) => {
      const { code, output } = await operator(...args);
      expect(code).toBe(1);
      return output;
    };
    expect(await said("suspend", randomName(), "--rule", "fraud", "--reason", "x", "--by", "y")).toContain("Nobody’s page is called");
    expect(await said("suspend", username, "--rule", "taste", "--reason", "x", "--by", "y")).toContain("No such rule: taste");
    expect(await said("suspend", username, "--rule", "fraud", "--by", "y")).toContain("These do not fit: --reason");
    expect(await said("restore", username, "--reason", "x")).toContain("These do not fit: --by");
    expect(await said("suspend", username, "--rule", "fraud", "--why", "x")).toContain("npm run operator");
    expect(await said("erase", username)).toContain("npm run operator");
    expect((await readDocument(documents.site(owner.uid)))?.suspendedAt).toBeNull();
    expect((await suspend(owner)).output).toContain(`${username} is closed`);
    expect((await readDocument(documents.site(owner.uid)))?.suspendedAt).not.toBeNull();
  });
});

describe("an owner whose page is closed", () => {
  // A sign-in is noted whatever becomes of the page: it is the account that may be in the wrong hands.
  const OPEN_TO_ALL = [
    "note-password",
    "note-sign-in",
    "claim-username",
    // Whoever leaves takes their data with them, which is written down.
    "note-act",
    "change-region",
    "schedule-deletion",
    "keep-account",
    "change-email",
    "drop-email-change",
    // Shows a mail that was sent, and sends none.
    "read-mail",
    "open-product-file",
    "join-chat",
    // How its owner logs in.
    "list-passkeys",
    "begin-passkey",
    "add-passkey",
    "remove-passkey",
    "remove-password",
    "set-password",
    "show-recovery-codes",
    "make-recovery-codes",
    "confirm-recovery-codes",
    // Where they are logged in.
    "note-session",
    "list-sessions",
    "end-sessions",
    // A visitor's account is not the page's: whether that is open, these look themselves.
    "reserve-chat-file",
    "give-up-chat-file",
  ];
  const named = (auth: string) => Object.entries(commands).flatMap(([name, command]) => (command.auth === auth ? [name] : []));

  test("is refused every command but those that change nothing of the page", { timeout: LONG_MS }, async ({ owner }) => {
    // Whoever adds one to these says why a closed page does not stop it.
    expect(named("required")).toEqual(OPEN_TO_ALL);
    const closed = await makeOwner();
    await suspend(closed);
    for (const name of named("active")) {
      const refused = await postApi(name, {}, { token: closed.token });
      expect([name, refused.status, await refused.json()]).toEqual([
        name,
        403,
        { error: { code: "forbidden", details: { reason: "suspended" } } },
      ]);
      // And who is not suspended gets as far as what they sent.
      const heard = await postApi(name, {}, { token: owner.token });
      expect([name, heard.status]).not.toEqual([name, 403]);
    }
  });

  test("can delete the account, think better of it, and is as closed as before", { timeout: LONG_MS }, async () => {
    const owner = await openShop();
    await suspend(owner);
    await run("schedule-deletion", {}, { token: owner.token });
    await run("keep-account", {}, { token: owner.token });
    const site = await readDocument(documents.site(owner.uid));
    expect([site?.leavesAt, site?.suspendedAt === null]).toEqual([null, false]);
    await eventually("gone", async () => (await ask(`/${owner.username}`)).status === 410);
  });

  test("can fetch the files they sell", async ({ owner }) => {
    const productId = await makeProduct(owner, { kind: "digital" });
    const { fileId } = await giveFile(owner, productId, { name: "Guide.pdf", content: "first edition" });
    await suspend(owner);
    const { url } = await run("open-product-file", { fileId }, { token: owner.token });
    expect(await (await fetch(url)).text()).toBe("first edition");
  });
});
