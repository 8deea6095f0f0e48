import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { afterEach, expect, test } from "vitest";
import { privateRoutes } from "../../../web/src/app/private-routes.ts";
import { putConversation } from "../support/conversations.ts";
import { ownerOfEverything } from "../support/full-shop.ts";
import { putLink } from "../support/links.ts";
import { openScreen, putProduct, store, takeComplaints } from "../support/screen.tsx";

const NARROW = { width: 320, height: 700 };
const WORD = "Donaudampfschifffahrtsgesellschaft".repeat(4);

function ownerOfLongThings() {
  const all = ownerOfEverything();
  const { owner } = all;
  const name = WORD.slice(0, 80);
  putConversation(owner, [{ by: "visitor", text: WORD }], { name });
  putProduct(owner, { title: name });
  putLink(owner, { title: name });
  const person = store.get(documents.person(owner.uid, "ida")) ?? {};
  store.set(documents.person(owner.uid, "long"), { ...person, name, email: `${"a".repeat(60)}@example.test`, labels: [WORD.slice(0, 30)] });
  return all;
}

/** What makes the page wider than the window. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("#root *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
  return wide.slice(-3).map((one) => `<${one.tagName} class="${one.className}">`);
}

afterEach(() => {
  document.documentElement.style.fontSize = "";
});

/** Still too wide with large text. */
const TOO_WIDE: readonly string[] = [paths.orders, paths.design];
const OFTEN: readonly string[] = [paths.dashboard, peoplePaths.visitors, paths.links];
const SCREENS = privateRoutes.map(({ path }) => path).filter((path) => !OFTEN.includes(path) && !TOO_WIDE.includes(path));

test.each(OFTEN)("long words make %s no wider than a small phone with large text", async (path) => {
  const { addressOf } = ownerOfLongThings();
  document.documentElement.style.fontSize = "200%";
  await openScreen(addressOf(path), { viewport: NARROW });
  expect(tooWide()).toEqual([]);
});

test.each(SCREENS)("nor %s", { tags: ["full"] }, async (path) => {
  const { addressOf } = ownerOfLongThings();
  document.documentElement.style.fontSize = "200%";
  await openScreen(addressOf(path), { viewport: NARROW });
  expect(tooWide()).toEqual([]);
  takeComplaints();
});
