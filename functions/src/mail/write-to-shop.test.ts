import { isMailFor, MAIL_KINDS } from "@awning/domain/mail/mail";
import { expect, test } from "vitest";
import { renderMail } from "./render-mail.tsx";
import { sampleContent } from "./samples.ts";

const SITE = "https://awning.example";

// A code may reach someone who books nothing.
const visited = MAIL_KINDS.filter((kind) => kind !== "reservation-code" && (isMailFor("buyer", kind) || isMailFor("guest", kind)));
test.each(visited)("%s links to the form for writing to the shop", async (kind) => {
  const content = sampleContent(kind, SITE, "https://media.example/o/");
  const { html, text } = await renderMail(content);
  const url = "url" in content ? content.url : "";
  expect(url).toContain(isMailFor("buyer", kind) ? "/order/" : "/booking/");
  expect(text).toContain(`Message kiln ${url}#write`);
  expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}#write"`);
});

test("names a message's subject and whether it is a reply", async () => {
  const content = sampleContent("chat-reply", SITE, "https://media.example/o/");
  const subjectOf = async (over: Partial<typeof content>) => (await renderMail({ ...content, ...over })).subject;
  expect(await subjectOf({})).toBe("kiln replied to you");
  expect(await subjectOf({ about: { type: "order", name: "#1042" }, isReply: false })).toBe("kiln wrote about order #1042");
  expect(await subjectOf({ about: { type: "booking", name: "Glazing" } })).toBe("kiln replied about the booking for Glazing");
});

test("mails the owner a buyer's message with the order, and a visitor's without", async () => {
  const content = {
    kind: "contact-message",
    name: "Ada",
    email: "ada@example.test",
    message: "Is it safe?",
    pageUrl: `${SITE}/orders/o1`,
  } as const;
  const ofOrder = await renderMail({ ...content, about: "#1042" });
  expect(ofOrder.subject).toBe("Message from Ada about order #1042");
  expect(ofOrder.text).toContain(`Open order #1042 ${SITE}/orders/o1`);
  expect((await renderMail({ ...content, about: null })).subject).toBe("Message from Ada");
});
