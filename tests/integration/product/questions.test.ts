import { sampleQuestion } from "@awning/domain/product/sample-product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, orderInput } from "../../support/builders.ts";
import { postApi, refusalOf, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";

const QUESTIONS = [
  sampleQuestion({ id: "name", label: "Which name?", required: true, max: 10 }),
  sampleQuestion({ id: "more", label: "Anything else", required: false, max: 500 }),
];

async function asked() {
  const owner = await makeOwner();
  const plate = await makeProduct(owner, { questions: QUESTIONS });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(plate)], delivery: "pickup" });
  const order = (answers?: Record<string, string>) =>
    orderInput(owner, quote, { lines: [answers ? { ...cartLine(plate), answers } : cartLine(plate)] });
  return { owner, plate, quote, order };
}

test.each([
  ["nothing", undefined, ["name"]],
  ["blanks", { name: " \u200b " }, ["name"]],
  ["too much", { name: "a".repeat(11) }, ["name"]],
  ["another question", { gone: "Ada" }, ["name"]],
  ["too much of what nobody has to", { name: "Ada", more: "b".repeat(501) }, ["more"]],
])("an order that answers %s is refused, field by field", { tags: ["full"] }, async (_name, answers, wrong) => {
  const { plate, order } = await asked();
  const refusal = await refusalOf("place-order", order(answers));
  expect(refusal).toMatchObject({ code: "bad_request", status: 400 });
  expect(refusal.details["fields"]).toEqual(wrong.map((id) => `answer.${plate}.single.${id}`));
});

test("answers are kept as they were given, with the questions as they were asked", async () => {
  const { owner, plate, quote, order } = await asked();
  expect(quote.lines[0]?.questions).toEqual(QUESTIONS);
  const { orderId } = await run("place-order", order({ name: "Ada\u202e", more: "Blue\r\nplease", gone: "x" }));
  await admin.firestore.doc(documents.product(owner.uid, plate)).update({ questions: {} });
  expect((await readDocument(documents.order(owner.uid, orderId)))?.lines[0].answers).toEqual([
    { label: "Which name?", answer: "Ada" },
    { label: "Anything else", answer: "Blue\nplease" },
  ]);
});

test("a line keeps the SKU of what was sold: its kind's own where there are kinds", { tags: ["full"] }, async () => {
  const owner = await makeOwner();
  const variants = [{ id: "oat", name: "Oat", price: null, values: [], sku: "MUG-OAT", image: null }];
  const mug = await makeProduct(owner, { sku: "ignored", variants });
  const vase = await makeProduct(owner, { sku: "VASE-7" });
  const lines = [{ ...cartLine(mug), variantId: "oat" }, cartLine(vase)];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  const { orderId } = await run("place-order", orderInput(owner, quote, { lines }));
  await admin.firestore.doc(documents.product(owner.uid, vase)).update({ sku: "VASE-8" });
  const stored = await readDocument(documents.order(owner.uid, orderId));
  expect(stored?.lines.map((line: { sku: string }) => line.sku)).toEqual(["MUG-OAT", "VASE-7"]);
});

test("who saw other questions is asked again", async () => {
  const { owner, plate, order } = await asked();
  await admin.firestore
    .doc(documents.product(owner.uid, plate))
    .update({ questions: { name: { ...QUESTIONS[0], label: "Whose name?", place: 0 } } });
  expect((await refusalOf("place-order", order({ name: "Ada" }))).code).toBe("quote_changed");
});

test("answers that no one could have typed are no request", { tags: ["full"] }, async () => {
  const { order } = await asked();
  for (const answers of [
    { "a.b": "x" },
    { name: "a".repeat(5000) },
    Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`q${at}`, "x"])),
  ])
    expect((await postApi("place-order", order(answers))).status).toBe(400);
});
