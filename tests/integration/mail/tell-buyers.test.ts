import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { tellBuyers } from "../../../functions/src/upload/notify-buyers.ts";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput, randomAddress } from "../../support/builders.ts";
import { listMails, run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { giveFile } from "../../support/files.ts";

async function paid(owner: Owner, productId: string): Promise<string> {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "none" });
  const input = orderInput(owner, quote, { delivery: "none", payment: "transfer", shipTo: null });
  const { orderId } = await run("place-order", input);
  await run("act-on-order", { orderId, rev: 1, act: { type: "mark_paid" } }, { token: owner.token });
  return orderId;
}

test("a shop with more buyers than one call tells goes on where the last one ended, until all are told", async () => {
  const owner = await makeOwner();
  const book = await makeProduct(owner, { kind: "digital", title: "Atlas" });
  const { fileId } = await giveFile(owner, book);
  const sold: string[] = [];
  for (let count = 0; count < 5; count++) sold.push(await paid(owner, book));
  await giveFile(owner, book, { name: "Atlas 2.pdf", replaces: fileId });
  const caller = { uid: owner.uid, email: owner.email, isVerified: true };
  // Two orders a page, and no time for a second one.
  const tell = () => tellBuyers({ page: 2, longestMs: -1 })({ fileId }, { caller, clientAddress: randomAddress(), now: Date.now() });
  const toldOf = async (orderId: string) => {
    const to = (await readDocument(documents.order(owner.uid, orderId)))?.buyer.email;
    return (await listMails(to)).filter((mail) => mail.kind === "file-updated").length;
  };
  expect(await tell()).toEqual({ told: 2, isComplete: false });
  expect(await tell()).toEqual({ told: 2, isComplete: false });
  expect(await tell()).toEqual({ told: 1, isComplete: true });
  expect(await Promise.all(sold.map(toldOf))).toEqual([1, 1, 1, 1, 1]);
  expect(await tell()).toEqual({ told: 0, isComplete: true });
  expect(await readDocument(documents.file(owner.uid, fileId))).toMatchObject({ toldVersion: 2 });
  // The next version is told from the first buyer on.
  await giveFile(owner, book, { name: "Atlas 3.pdf", replaces: fileId });
  expect(await tell()).toEqual({ told: 2, isComplete: false });
});
