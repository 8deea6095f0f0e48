import { isMailFor, MAIL_KINDS, type MailFor } from "@awning/domain/mail/mail";
import { expect, test } from "vitest";
import { renderMail } from "./render-mail.tsx";
import { sampleOrderContent } from "./samples.ts";

const SITE = "https://awning.example.test";
const url = `${SITE}/kiln/order/abc123?key=secret`;
const invoiced = { type: "invoiced", at: 1, by: "owner", note: "", amount: null, part: "", invoice: "0007" } as const;
type Kind = Exclude<MailFor<"buyer">, "several-orders">;
const isForBuyer = (kind: (typeof MAIL_KINDS)[number]): kind is Kind => isMailFor("buyer", kind) && kind !== "several-orders";

test.each(MAIL_KINDS.filter(isForBuyer))("%s links to the invoice only after it is issued", async (kind) => {
  const content = { ...sampleOrderContent(SITE, `${SITE}/o/`), url };
  const link = `${SITE}/kiln/order/abc123?key=secret&paper=invoice`;
  expect((await renderMail({ kind, ...content })).text).not.toContain("paper=invoice");
  const order = { ...content.order, events: [...content.order.events, invoiced] };
  const { html, text } = await renderMail({ kind, ...content, order });
  expect(text).toContain(link);
  expect(html).toContain(link.replaceAll("&", "&amp;"));
  expect(text).toContain("Invoice 0007");
});
