import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ownPort } from "../../tests/support/own-port.ts";
import { type Inbox, startInbox } from "../inbox.ts";

const smtpPort = ownPort();
const web = `http://127.0.0.1:${smtpPort + 1}`;
const transport = createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true });
let inbox: Inbox;

beforeAll(async () => {
  inbox = await startInbox({ smtpPort, webPort: smtpPort + 1 });
});
beforeEach(() => fetch(`${web}/api/messages`, { method: "DELETE" }));
afterAll(() => {
  transport.close();
  return inbox.close();
});

function send(to: string, subject = "Hello", by = transport) {
  return by.sendMail({
    from: "Shop <shop@example.test>",
    to,
    subject,
    text: "Grüße",
    html: "<p>Grüße</p>",
    replyTo: "owner@example.test",
  });
}
async function list(query = ""): Promise<Record<string, unknown>[]> {
  return (await fetch(`${web}/api/messages${query}`)).json();
}

test("keeps mails with text, addresses and headers, oldest first", async () => {
  await send("one@example.test");
  await send("two@example.test", "Ünïcode ✓");
  const [first, second] = await list();
  expect(first).toMatchObject({
    to: "one@example.test",
    from: "Shop <shop@example.test>",
    replyTo: "owner@example.test",
    subject: "Hello",
  });
  expect(second).toMatchObject({
    subject: "Ünïcode ✓",
    html: expect.stringContaining("<p>Grüße</p>"),
    text: expect.stringContaining("Grüße"),
  });
  expect(second?.headers).toMatchObject({ "reply-to": "owner@example.test" });
  expect(second?.messageId).toMatch(/^<.+@.+>$/);
});

test("finds mails by their envelope recipient", async () => {
  await send("one@example.test, two@example.test");
  expect(await list("?to=TWO@example.test")).toHaveLength(1);
  expect(await list("?to=example.test")).toHaveLength(0);
});

test("returns a mail with its source, and 404 for a missing one", async () => {
  await send("one@example.test");
  const [mail] = await list();
  const whole = await (await fetch(`${web}/api/messages/${mail?.id}`)).json();
  expect(whole.source).toContain("MIME-Version: 1.0");
  expect((await fetch(`${web}/api/messages/none`)).status).toBe(404);
});

test("fails the next deliveries as a test requested, then accepts mail again", async () => {
  await fetch(`${web}/api/faults`, { method: "PUT", body: JSON.stringify({ next: [451, 550, "hang"] }) });
  await expect(send("one@example.test")).rejects.toMatchObject({ responseCode: 451 });
  await expect(send("one@example.test")).rejects.toMatchObject({ responseCode: 550 });
  // Only this sender times out; on a busy machine the others may wait longer.
  const impatient = createTransport({ host: "127.0.0.1", port: smtpPort, ignoreTLS: true, socketTimeout: 500 });
  await expect(send("one@example.test", "Hello", impatient)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  impatient.close();
  await send("one@example.test");
  expect(await list()).toHaveLength(1);
});

test("refuses invalid faults", async () => {
  expect((await fetch(`${web}/api/faults`, { method: "PUT", body: '{"next":[200]}' })).status).toBe(400);
  expect((await fetch(`${web}/api/faults`, { method: "PUT", body: "{" })).status).toBe(400);
});

test("reports a taken port and leaves nothing open", async () => {
  await expect(startInbox({ smtpPort: smtpPort + 2, webPort: smtpPort + 1 })).rejects.toMatchObject({ code: "EADDRINUSE" });
  const second = await startInbox({ smtpPort: smtpPort + 2, webPort: smtpPort + 3 });
  await second.close();
});
