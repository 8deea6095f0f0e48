// Everything outside of this process that the public pages and the commands behind them reach. The rest is the product's own code.
import { afterAll, expect, vi } from "vitest";

vi.mock("../../../functions/src/data/core/admin.ts", async () => {
  const { database } = await import("./memory.ts");
  const users = () => ({
    verifyIdToken: async (uid: string) => ({ uid, email: `${uid}@example.test`, email_verified: true, auth_time: 0 }),
  });
  return { firestore: () => database, users };
});

vi.mock("../../../functions/src/storefront/resolve/read-document.ts", async () => {
  const [{ readAsVisitor }, { fromStored }] = await Promise.all([
    import("./memory.ts"),
    import("../../../functions/src/data/core/documents.ts"),
  ]);
  return { readDocument: async (path: string) => fromStored((await readAsVisitor(path)).data() ?? null) };
});

// The manifest lies beside the functions' bundle, not beside their sources.
vi.mock("../../../functions/src/storefront/respond/assets.ts", async (original) => {
  const { readFileSync } = await import("node:fs");
  const { storefrontAssetsSchema, ...rest } = await original<typeof import("../../../functions/src/storefront/respond/assets.ts")>();
  const manifest = new URL("../../../functions/dist/storefront-assets.json", import.meta.url);
  const assets = storefrontAssetsSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
  return { ...rest, storefrontAssetsSchema, storefrontAssets: () => assets };
});

// Only what is an error is told.
vi.mock("firebase-functions/logger", logger);
vi.mock("firebase-functions", async () => ({ logger: await logger() }));
async function logger() {
  return { error: console.error, warn: () => {}, info: () => {} };
}

vi.mock("../../../functions/src/data/mail/mail-tasks.ts", async () => {
  const { postLater } = await import("./post.ts");
  return { enqueueMail: async (mailId: string) => postLater(mailId) };
});

vi.mock("../../../functions/src/gateways/smtp.ts", async () => {
  const { take } = await import("./post.ts");
  const send = async (mail: Parameters<typeof take>[0]) => {
    take(mail);
    return { state: "sent" };
  };
  return { smtpMailer: () => ({ send, close: () => {} }) };
});

vi.mock("../../support/emulators.ts", async (original) => {
  const [{ database, people, readAsVisitor }, { ORIGIN }] = await Promise.all([import("./memory.ts"), import("./origin.ts")]);
  const createUser = async ({ email }: { email: string }) => {
    const uid = `owner${people.size + 1}`;
    people.set(email, uid);
    return { uid };
  };
  return {
    ...(await original<object>()),
    SITE: ORIGIN,
    AUTH: ORIGIN,
    INBOX: ORIGIN,
    admin: { firestore: database, auth: { createUser } },
    readDocument: async (path: string) => (await readAsVisitor(path)).data() ?? null,
    withoutTriggers: (work: () => Promise<void>) => work(),
  };
});

// Loaded once for all files, as the pages themselves are.
await import("./site.ts");

// This file runs for each file, where a module that all of them share would say it once.
const { endStage } = await import("./stage.ts");
afterAll(async () => expect(await endStage()).toEqual([]));
