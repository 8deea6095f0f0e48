import { TERMS_VERSION } from "@awning/domain/account/terms-version";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect } from "vitest";
import { derivedId } from "../../../functions/src/platform/secure-ids.ts";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const quote = ({ username }: Owner, productId: string) => run("quote", { username, lines: [cartLine(productId)], delivery: "pickup" });
const countOrders = async ({ uid }: Owner) => (await admin.firestore.collection(`sites/${uid}/orders`).get()).size;

test("an order keeps exactly which texts of the shop were agreed to; another text than the one on the page is refused as a change", async ({
  owner,
  vase,
}) => {
  const legal = admin.firestore.doc(informationDocuments.legalSettings(owner.uid));
  await legal.set({ imprint: "Quay 4", terms: "Sold as seen.", withdrawal: "", privacy: "We keep nothing." });
  const made = await quote(owner, vase);
  await legal.update({ imprint: "Quay 5" });
  const { orderId } = await run("place-order", orderInput(owner, made));
  const texts = { terms: derivedId("Sold as seen.", 12), withdrawal: "", privacy: derivedId("We keep nothing.", 12), purchase: "" };
  const consents = { terms: true, version: TERMS_VERSION, texts, withdrawal: true, digital: false, marketing: false };
  expect((await readDocument(documents.order(owner.uid, orderId)))?.consents).toMatchObject(consents);

  await legal.update({ privacy: "We keep your address." });
  const refusal = await refusalOf("place-order", orderInput(owner, made));
  expect(refusal.code).toBe("quote_changed");
  const fresh = await quote(owner, vase);
  expect(refusal.details).toMatchObject({ quote: { total: made.total, hash: fresh.hash } });
  expect(fresh.hash.split(".")[0]).toBe(made.hash.split(".")[0]);
  expect(await countOrders(owner)).toBe(1);
  const again = await run("place-order", orderInput(owner, fresh));
  const stored = (await readDocument(documents.order(owner.uid, again.orderId)))?.consents;
  expect(stored?.texts).toEqual({ ...texts, privacy: derivedId("We keep your address.", 12) });
});

test("a shop without terms has its buyers accept plain ones about the purchase, and the order keeps which", async () => {
  const owner = await makeOwner({ site: { displayName: "Harbour pots" } });
  const vase = await makeProduct(owner, { title: "Bud vase", price: 2800 });
  const made = await quote(owner, vase);
  expect(made.terms?.map(({ text }) => text).join(" ")).toMatch(
    /^You buy from Harbour pots\. .* Bud vase\. €28\.00 in total, including taxes\. /,
  );
  const { orderId } = await run("place-order", orderInput(owner, made));
  const texts = async (id: string) => (await readDocument(documents.order(owner.uid, id)))?.consents.texts;
  expect(await texts(orderId)).toMatchObject({ terms: "", purchase: derivedId(JSON.stringify(made.terms), 12) });

  // Who sells is part of what was read.
  const seller = { name: "Ada Potter", address: "Quay 3\n1011 Tartu", email: "", taxNumber: "", note: "" };
  await admin.firestore.doc(documents.sellerSettings(owner.uid)).set(seller);
  expect((await refusalOf("place-order", orderInput(owner, made))).code).toBe("quote_changed");
  const fresh = await quote(owner, vase);
  expect(fresh.terms?.[0]?.text).toContain("You buy from Ada Potter, Quay 3, 1011 Tartu.");

  // A shop that has terms by then asks for those.
  await admin.firestore
    .doc(informationDocuments.legalSettings(owner.uid))
    .set({ imprint: "", terms: "Ours.", withdrawal: "", privacy: "" });
  expect((await refusalOf("place-order", orderInput(owner, fresh))).code).toBe("quote_changed");
  expect((await quote(owner, vase)).terms).toBeUndefined();
});
