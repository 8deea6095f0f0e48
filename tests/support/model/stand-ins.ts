// Everything outside of the process that the functions reach: the rest of the code is the product's own. To be imported
// before any of it.
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import type { MailLane } from "@awning/domain/mail/mail";
import { vi } from "vitest";
import type { Told } from "../../../functions/src/data/mail/told.ts";

loadEnvFile(fileURLToPath(new URL("../../../functions/.env.demo-awning", import.meta.url)));

vi.mock("../../../functions/src/data/core/admin.ts", async () => {
  const { current } = await import("./current.ts");
  return { firestore: () => current().database };
});

vi.mock("../../../functions/src/data/account/users.ts", async (original) => ({
  ...(await original<typeof import("../../../functions/src/data/account/users.ts")>()),
  findUser: vi.fn(async () => null),
  makeSignInToken: async (uid: string, _now: number, isRecovered = false) => `token of ${uid}${isRecovered ? ", recovered" : ""}`,
  dropPassword: async () => {},
  endSessions: vi.fn(async () => {}),
  getUserState: vi.fn(async () => null),
  hasGoogle: vi.fn(async () => false),
  giveUserBack: vi.fn(async () => {}),
}));

vi.mock("../../../functions/src/data/media/stored-files.ts", async () => {
  const { current } = await import("./current.ts");
  return {
    readStoredFile: (path: string) => current().bucket.read(path),
    endLastingAddress: (path: string) => current().bucket.describe(path),
    deleteStoredFile: (path: string) => current().bucket.delete(path),
    listStoredFiles: (folder: string) => current().bucket.list(folder),
    signedAddress: (path: string, expires: number, disposition: string) => current().bucket.sign(path, expires, disposition),
  };
});

vi.mock("../../../functions/src/data/mail/mail-tasks.ts", async () => {
  const { current } = await import("./current.ts");
  return {
    enqueueMail: async (mailId: string, lane: MailLane, delaySeconds: number, told: Told | null) => {
      await current().gate("kick");
      current().kicked.add(mailId);
      current().told.set(mailId, JSON.stringify({ mailId, told }));
      current().tasks.push({ mailId, lane, at: Date.now() + delaySeconds * 1000 });
    },
  };
});

vi.mock("../../../functions/src/mail/render-mail.tsx", () => ({
  renderMail: async ({ kind }: { kind: string }) => ({ subject: kind, html: kind, text: kind }),
}));

vi.mock("../../../functions/src/gateways/smtp.ts", async () => {
  const { current, PUT_OFF } = await import("./current.ts");
  type Outgoing = { to: string; messageId: string; subject: string; replyTo: string | null; calendar?: { method: string; ics: string } };
  const send = async ({ to, messageId, subject, replyTo, calendar }: Outgoing) => {
    const { post, sent, badLuck } = current();
    await current().gate("ask");
    if (post.away > 0) {
      post.away--;
      post.putOff++;
      return { state: "retry", reason: `451 ${PUT_OFF}` };
    }
    sent.push({ to, messageId, subject, replyTo, calendar, mayBeUnknown: badLuck() });
    await current().gate("asked");
    return { state: "sent" };
  };
  return { smtpMailer: () => ({ send, close: () => {} }) };
});

vi.mock("../../../functions/src/gateways/payments/stripe-client.ts", async () => {
  const [{ default: Stripe }, { current }] = await Promise.all([import("stripe"), import("./current.ts")]);
  const httpClient = Stripe.createFetchHttpClient((...request: Parameters<typeof fetch>) => current().bank.fetch(...request));
  return {
    // Trying again is the product's, not the SDK's, as far as a sequence is concerned: each call is one step.
    openStripe: ({ key }: { key: string }) => new Stripe(key, { httpClient, maxNetworkRetries: 0, telemetry: false }),
  };
});

// What waits before it tries again lets others go first instead of letting time pass.
vi.mock("node:timers/promises", async () => {
  const { current } = await import("./current.ts");
  return { setTimeout: () => current().gate("pause") };
});

// Only what is an error is kept; `firebase-functions` itself gives the same logger away.
vi.mock("firebase-functions/logger", logger);
vi.mock("firebase-functions", async () => ({ logger: await logger() }));
async function logger() {
  const { current } = await import("./current.ts");
  const error = (_words: string, line: unknown) => current().errors.push(line);
  return { error, warn: () => {}, info: () => {} };
}
