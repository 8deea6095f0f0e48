import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
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

const ICS = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nSUMMARY:Überstunde\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";

test("a booking’s event is a part with its method for mail programs, and a file beside it for people", async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) =>
      void text(stream)
        .then((source) => received.push(source))
        .then(() => done(), done),
  });
  const listening = server.listen(0, "127.0.0.1");
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, "Awning <hello@awning.example.test>");
  const calendar = { method: "CANCEL", ics: ICS } as const;
  expect(await mailer.send({ ...mail, calendar })).toEqual({ state: "sent" });
  mailer.close();
  const [source = ""] = received;
  expect(source).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
  const parsed = await PostalMime.parse(source, { attachmentEncoding: "utf8", forceRfc822Attachments: true });
  expect([parsed.html?.trim(), parsed.text?.trim()]).toEqual([mail.html, mail.text]);
  expect(parsed.attachments).toMatchObject([
    { mimeType: "text/calendar", method: "CANCEL" },
    { mimeType: "application/ics", filename: "booking.ics", disposition: "attachment" },
  ]);
  for (const { content } of parsed.attachments) expect(String(content).replace(/\r?\n/g, "\r\n")).toBe(ICS);
});
