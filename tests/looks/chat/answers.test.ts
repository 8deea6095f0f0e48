import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { answersOnThisPage } from "../../../web/src/storefront/chat/answer-labels.ts";
import * as labels from "../../../web/src/storefront/chat/labels.ts";
import { allFaults } from "../../support/axe.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { test } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const home = sitePaths.home(owner.username);
await admin.firestore.doc(chatDocuments.settings(owner.uid)).set({ mode: "widget", awayText: "" });
await htmlOnce(home, (html) => html.includes('data-open="chat"'));

test("what is typed is answered by the questions on the page, and nobody is asked", async ({ page }) => {
  await page.goto(home);
  // As the block of questions draws them.
  await page.locator("main").evaluate((main) => {
    main.insertAdjacentHTML(
      "beforeend",
      '<details class="faq"><summary>Do you ship abroad?</summary><div class="rich faq__a"><p>To Europe.</p></div></details>',
    );
  });
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByText(labels.askQuestionOrSayHello).waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  const field = page.getByLabel("Message", { exact: true });
  await field.pressSequentially("Is shipping");
  const answers = page.getByRole("status", { name: answersOnThisPage });
  await answers.getByText("Do you ship abroad?").click();
  await answers.getByText("To Europe.").waitFor();
  expect(await allFaults(page)).toEqual([]);
  await field.fill("Hello");
  await answers.waitFor({ state: "hidden" });
  expect(new Set(asked)).toEqual(new Set(["script"]));
});

test("without script a copy is asked for by a button, and what becomes of it is said", async ({ plain: page }) => {
  await page.goto(ownPaths.chat(owner.username));
  await page.getByLabel("Message").fill("Can I keep this?");
  await page.getByLabel("Your email").fill("keeper@example.test");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("button", { name: labels.THREAD_LABELS.copy }).click();
  await page.getByText("Your copy wasn’t sent.").waitFor();
  await page.getByRole("log", { name: "Messages" }).getByText("Can I keep this?").waitFor();
  const { noteOpened } = await import("../../../functions/src/data/mail/opened.ts");
  const { openedMark } = await import("../../../functions/src/platform/access-keys.ts");
  await noteOpened(openedMark("keeper@example.test"), Date.now());
  await page.getByRole("button", { name: labels.THREAD_LABELS.copy }).click();
  await page.getByText("Your copy is on its way.").waitFor();
});
