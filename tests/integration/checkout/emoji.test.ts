import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, orderInput, randomEmail } from "../../support/builders.ts";
import { readInbox, run } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";

test("what is called by an emoji is found and ordered by someone who is too, and the mails arrive", async () => {
  const owner = await makeOwner();
  const mug = await makeProduct(owner);
  await admin.firestore.doc(documents.product(owner.uid, mug)).update({ title: "Mug 😀" });
  const kept = await eventually("what it is found by", async () => {
    const terms: unknown = (await readDocument(documents.product(owner.uid, mug)))?.searchTerms;
    return Array.isArray(terms) && terms.includes("mug") ? terms : null;
  });
  expect(kept).toEqual(["m", "mu", "mug", "😀"]);

  const quote = await run("quote", { username: owner.username, lines: [cartLine(mug)], delivery: "pickup" });
  const email = randomEmail();
  const buyer = { name: "Anna 😀", email, phone: "" };
  const placed = await run("place-order", orderInput(owner, quote, { buyer, note: "Wrapped \ud83d please" }));
  expect(await readDocument(documents.order(owner.uid, placed.orderId))).toMatchObject({
    buyer,
    note: "Wrapped  please",
    lines: [{ title: "Mug 😀" }],
  });
  for (const to of [email, owner.email]) {
    const mails = await readInbox(to);
    expect(mails.map(({ text }) => text).join("\n")).toContain("Mug 😀");
  }
});
