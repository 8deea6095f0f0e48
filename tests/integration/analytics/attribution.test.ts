import { commands } from "@awning/domain/api/commands";
import { linkMark } from "@awning/domain/link/link-mark";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, expect, test } from "vitest";
import {
  cartLine,
  comingFrom,
  makeProduct,
  type Owner,
  orderInput,
  randomAddress,
  randomEmail,
  randomKey,
} from "../../support/builders.ts";
import { postApi, readInbox, run } from "../../support/clients.ts";
import { untilTime } from "../../support/clock.ts";
import { eventually, readDocument } from "../../support/emulators.ts";
import { ask, htmlOnce, makeLink, openShop } from "../../support/site-pages.ts";

const LINK = "Zk3fQ0vXr8aB12camefr";
const OTHERS_LINK = "Zk3fQ0vXr8aB12others";
const UTM = { source: "instagram", medium: "social", campaign: "reel 12" };
const NOTED = `utm_source=instagram&utm_medium=social&utm_campaign=reel+12&from=l.instagram.test&link=${linkMark(LINK)}`;
const KEPT = { source: "l.instagram.test", utm: UTM, link: { id: LINK, title: "Spring mugs" } };
let owner: Owner;
let productId: string;

beforeAll(async () => {
  const [own, other] = await Promise.all([openShop(), openShop()]);
  owner = own;
  productId = await makeProduct(owner, { title: "Bud vase" });
  await makeLink(owner, LINK, { title: "Spring mugs" });
  await makeLink(other, OTHERS_LINK, { title: "Not yours" });
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes("Spring mugs"));
  await htmlOnce(sitePaths.home(other.username), (html) => html.includes("Not yours"));
});

const quote = () => run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
const storedOf = async (orderId: string) => (await readDocument(documents.order(owner.uid, orderId)))?.attribution;

/** Orders by the form of the checkout, as a browser sends it. */
async function post(cameFrom: string, key = randomKey(), email = randomEmail()) {
  const { hash } = await quote();
  const fields = {
    key,
    hash,
    email,
    name: "Corner store",
    delivery: "pickup",
    payment: "cash",
    acceptTerms: "yes",
    act: "order",
    cameFrom,
  };
  const body = new URLSearchParams({ ...fields, line: `${productId}.single.1` });
  const answer = await ask(sitePaths.checkout(owner.username), { method: "POST", body, headers: comingFrom(randomAddress()) });
  const location = answer.headers.get("location") ?? "";
  return { status: answer.status, location, orderId: new URLSearchParams(location.split("?")[1]).get("order") ?? "", email };
}

test("an order keeps how its buyer came, with the link of the page as it is titled, and its buyer sees none of it", async () => {
  const sold = await post(NOTED);
  expect(sold.status).toBe(303);
  expect(await storedOf(sold.orderId)).toEqual(KEPT);

  const order = await readDocument(documents.order(owner.uid, sold.orderId));
  const key = new URLSearchParams(sold.location.split("?")[1]).get("key");
  const orderPage = `${sitePaths.order(owner.username, sold.orderId)}?key=${key}`;
  const [mail] = await eventually("the buyer’s mail", async () => {
    const mails = await readInbox(sold.email);
    return mails.length > 0 && mails;
  });
  const seen = [
    await (await ask(sold.location)).text(),
    await (await ask(orderPage)).text(),
    await (await ask(orderPage, { headers: { "x-page-data": "1" } })).text(),
    JSON.stringify(await readDocument(documents.orderView(order?.viewId))),
    JSON.stringify(mail),
  ];
  for (const text of seen) {
    // It is the page of this order, or its copy, and not one that says nothing at all.
    expect(text).toContain(String(order?.number));
    for (const secret of ["l.instagram", "reel 12", "Spring mugs", "attribution"]) expect(text).not.toContain(secret);
  }
});

test("a link that appears by its schedule is told of from its moment on, though the page was made before", async () => {
  const id = "Zk3fQ0vXr8aB12laterz";
  const showFrom = Date.now() + 8_000;
  await makeLink(owner, id, { title: "Autumn sale", showFrom });
  const copy = () => readDocument(documents.published(owner.username));
  await eventually("the page that knows of it", async () => (await copy())?.laterLinks?.some((one: { id: string }) => one.id === id));
  const early = await post(`link=${linkMark(id)}`);
  expect(Date.now()).toBeLessThan(showFrom);
  await untilTime(showFrom);
  const late = await post(`link=${linkMark(id)}`);
  expect([await storedOf(early.orderId), (await storedOf(late.orderId))?.link]).toEqual([null, { id, title: "Autumn sale" }]);
  // Made before it came, and not anew since.
  expect((await copy())?.links.map((one: { id: string }) => one.id)).not.toContain(id);
});

test("whatever is wrong with it is left out, and no order is refused for it", async () => {
  const nothing = [
    "",
    "%E0%A4%A",
    "x".repeat(40_000),
    "from=%00&utm_source=%0a%00&".repeat(500),
    "from=javascript:alert(1)&link=../../x",
    // A link that this page does not have is none of its owner's.
    `link=${linkMark(OTHERS_LINK)}`,
  ];
  for (const cameFrom of nothing) {
    const sold = await post(cameFrom);
    expect(sold.status, cameFrom.slice(0, 60)).toBe(303);
    expect(await storedOf(sold.orderId), cameFrom.slice(0, 60)).toBeNull();
  }
  // Words are words: they are kept as they are, and written nowhere as anything else.
  const { orderId } = await post("from=a.test&utm_source=%3Cscript%3E&utm_medium=a%0ab");
  expect(await storedOf(orderId)).toEqual({ source: "a.test", utm: { source: "<script>", medium: "a b", campaign: "" }, link: null });
});

test("the command takes it as an object, drops one bad part alone, and takes no title from anyone", async () => {
  const told = { source: 7, utm: { ...UTM, medium: ["x"], id: "visitor-7" }, link: linkMark(LINK), title: "Mine", session: "s" };
  const answer = await postApi("place-order", { ...orderInput(owner, await quote()), attribution: told });
  const { orderId: bent } = commands["place-order"].output.parse(await answer.json());
  expect(await storedOf(bent)).toEqual({ source: "", utm: { ...UTM, medium: "" }, link: KEPT.link });
  const { orderId } = await run("place-order", orderInput(owner, await quote()));
  expect(await storedOf(orderId)).toBeNull();
});

test("the same cart sent again is the same order, however its buyer is said to have come; the first word counts", async () => {
  const [key, email] = [randomKey(), randomEmail()];
  const first = await post(NOTED, key, email);
  const again = await post("from=elsewhere.test", key, email);
  expect([again.status, again.orderId]).toEqual([303, first.orderId]);
  expect(await storedOf(first.orderId)).toEqual(KEPT);
});
