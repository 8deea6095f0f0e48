import { paymentReference } from "@awning/domain/money/bank/payment-code";
import { orderName } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as bulkLabels from "../../../web/src/features/order/bulk/labels.ts";
import * as listLabels from "../../../web/src/features/order/list/labels.ts";
import * as labels from "../../../web/src/features/order/statement/labels.ts";
import { button, dialog, gone, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { answerActs, putOrder } from "../support/orders.ts";
import { type Owner, openScreen, PHONE, setOnline, store, test } from "../support/screen.tsx";

const sheet = () => dialog(labels.bankStatement);
const give = (text: string) =>
  userEvent.upload(sheet().getByLabelText(labels.chooseFile), new File([text], "statement.csv", { type: "text/csv" }));

function waiting(owner: Owner) {
  answerActs(owner);
  return [
    putOrder(owner, { number: 1042, total: 5600 }),
    putOrder(owner, { number: 1043, total: 5600 }),
    putOrder(owner, { number: 1044 }),
  ];
}

const rowsOf = (...rows: string[]) => ["Date;Payer;Reference;Amount", ...rows].join("\n");
const paidOn = (owner: Owner, id = "") => store.get(documents.order(owner.uid, id))?.["paymentStatus"];

test("a statement marks what fits exactly, with undo, and says why the rest does not", async ({ owner }) => {
  const [exact, near] = waiting(owner);
  await openScreen(paths.orders, { viewport: PHONE });
  await page.getByRole("button", { name: listLabels.moreLabel }).first().click();
  await page.getByRole("menuitem", { name: listLabels.bankStatement }).click();
  await give("nothing to read");
  await says(labels.unreadable, sheet());
  await give(
    rowsOf(
      `2026-11-28;Anna;${paymentReference(1042)};56,00`,
      `2026-11-28;Ben;${paymentReference(1043)};50,00`,
      "2026-11-28;Cleo;Rent;900,00",
    ),
  );
  await says(labels.exactMatches(1), sheet());
  await says(labels.nearMatches(1), sheet());
  await says(labels.others(1), sheet());
  expect(await faults()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
  await expect.element(sheet().getByRole("link", { name: orderName(1043) })).toHaveAttribute("href", paths.order(near?.id ?? ""));
  setOnline(false);
  await expect.element(button("Needs a connection", sheet())).toBeDisabled();
  setOnline(true);
  await button(labels.markPaid(1), sheet()).click();
  await gone(sheet());
  const result = page.getByRole("region", { name: bulkLabels.runProgress });
  await says("1 order updated", result);
  expect([paidOn(owner, exact?.id), paidOn(owner, near?.id)]).toEqual(["paid", "unpaid"]);
  await button(bulkLabels.undo, result).click();
  await says("1 order undone", result);
  expect(paidOn(owner, exact?.id)).toBe("unpaid");
});

test("the columns of a table can be chosen", async ({ owner }) => {
  waiting(owner);
  await openScreen(paths.orders);
  await button(listLabels.bankStatement).click();
  await give(["When;Who;What;How much", `2026-11-28;Anna;${paymentReference(1042)};56,00`].join("\n"));
  await says(labels.noPayments, sheet());
  await sheet().getByRole("combobox", { name: labels.COLUMNS.amount }).selectOptions("How much: 56,00");
  await sheet()
    .getByRole("combobox", { name: labels.COLUMNS.text })
    .selectOptions(`What: ${paymentReference(1042)}`);
  await seen(button(labels.markPaid(1), sheet()));
});
