import { expect, test } from "vitest";
import { type OutgoingMail, smtpMailer } from "./smtp.ts";

// Nothing listens there: a mail that reached the network would return `retry`.
const mailer = smtpMailer("smtp://127.0.0.1:1", "Awning <hello@awning.example.test>");
const mail: OutgoingMail = {
  to: "buyer@example.test",
  senderName: null,
  replyTo: null,
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  messageId: "<order-received.1@awning.example>",
};

test.each([
  ["a list of recipients", { to: "a@example.test, b@example.test" }],
  ["a recipient with a display name", { to: "Shop <a@example.test>" }],
  ["a quoted local part", { to: '"a b"@example.test' }],
  ["a line break in the recipient", { to: "a@example.test\r\nBcc: c@example.test" }],
  ["a line break at the recipient’s end", { to: "a@example.test\n" }],
  ["a line break in the subject", { subject: "Hello\r\nBcc: c@example.test" }],
  ["a line break in the sender’s name", { senderName: "Shop\nBcc: c@example.test" }],
  ["a list of reply addresses", { replyTo: "a@example.test,b@example.test" }],
  ["a Message-ID with a second header", { messageId: "<a@b>\r\nX-Evil: 1" }],
] satisfies [string, Partial<OutgoingMail>][])("refuses to send %s", async (_what, change) => {
  expect(await mailer.send({ ...mail, ...change })).toMatchObject({ state: "refused" });
});

test("asks for a retry when the mail server is down", async () => {
  expect(await mailer.send(mail)).toMatchObject({ state: "retry", reason: expect.stringContaining("ECONNREFUSED") });
});
