// A booking's mail as a mail server takes it: the event stands in it as a part for mail programs, and as a file for people.
import { once } from "node:events";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smtpMailer } from "../../functions/src/gateways/smtp.ts";

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    let text = "";
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
    });
    stream.on("end", () => {
      received.push(text);
      done();
    });
  },
});
let port = 0;
beforeAll(async () => {
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => new Promise<void>((done) => server.close(() => done())));

const ICS = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "METHOD:CANCEL",
  "BEGIN:VEVENT",
  "SUMMARY:Überstunde",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

test("an event is a part with its method, and a file beside it", async () => {
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, "Awning <hello@awning.example.test>");
  const mail = { to: "ana@example.test", senderName: null, replyTo: null, subject: "Canceled", html: "<p>Canceled</p>", text: "Canceled" };
  const calendar = { method: "CANCEL", ics: ICS } as const;
  expect(await mailer.send({ ...mail, messageId: "<reservation-cancelled.1@awning.example>", calendar })).toEqual({ state: "sent" });
  mailer.close();
  const [source = ""] = received;
  expect(source).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
  const { attachments, html, text } = await PostalMime.parse(source, { attachmentEncoding: "utf8", forceRfc822Attachments: true });
  expect([html?.trim(), text?.trim()]).toEqual(["<p>Canceled</p>", "Canceled"]);
  const events = attachments.map(({ mimeType, method, filename, disposition, content }) => ({
    mimeType,
    method,
    filename,
    disposition,
    content,
  }));
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({ mimeType: "text/calendar", method: "CANCEL" });
  expect(events[1]).toMatchObject({ mimeType: "application/ics", filename: "booking.ics", disposition: "attachment" });
  for (const { content } of events) expect(String(content).replace(/\r?\n/g, "\r\n")).toBe(ICS);
});
