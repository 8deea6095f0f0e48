import { expect, test } from "vitest";
import { contentOf, type NewsContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.tsx";
import { sampleContent } from "./samples.ts";

const SITE = "https://awning.example.test";
const sample = <Kind extends NewsContent["kind"]>(kind: Kind) => sampleContent(kind, SITE, "https://media.example.test/");
const order = (number: number): NewsContent => {
  const one = sample("new-order");
  return { ...one, order: { ...one.order, number }, url: `${SITE}/orders/${number}` };
};
const message = (text: string): NewsContent => ({ ...sample("contact-message"), message: text });

test("an owner reads of each order, booking and message by name, and how to answer", async () => {
  const news = [order(7), order(8), sample("new-reservation"), message("Is the bowl still there?")];
  const { subject, text } = await renderMail(contentOf("owner-news", { news, dashboardUrl: `${SITE}/dashboard` }));
  expect(subject).toBe("New: 2 orders, 1 booking, and 1 message");
  for (const said of ["New order #7", `${SITE}/orders/7`, "New order #8", "New booking from", "Is the bowl still there?"])
    expect(text).toContain(said);
  expect(text.replaceAll("\u2060", "")).toContain("cafe@example.test");
});

test("what is none is not counted", async () => {
  const { subject } = await renderMail(contentOf("owner-news", { news: [message("Hello?"), message("Anyone?")], dashboardUrl: SITE }));
  expect(subject).toBe("New: 2 messages");
});
