// The development inbox: accepts mail by SMTP and shows it in a browser and to tests. Delivers nothing.
import { listenForMail } from "./inbox/smtp.ts";
import { InboxStore } from "./inbox/store.ts";
import { serveInbox } from "./inbox/web.ts";

export type Inbox = { close(): Promise<void> };

/** Opens the inbox on 127.0.0.1. Rejects if a port is taken. */
export async function startInbox({ smtpPort, webPort }: { smtpPort: number; webPort: number }): Promise<Inbox> {
  const store = new InboxStore();
  const closeSmtp = await listenForMail(store, smtpPort);
  try {
    const closeWeb = await serveInbox(store, webPort);
    return {
      async close() {
        await Promise.all([closeSmtp(), closeWeb()]);
      },
    };
  } catch (error) {
    await closeSmtp();
    throw error;
  }
}

if (import.meta.main) {
  const ports = { smtpPort: Number(process.env.SMTP_PORT ?? 1025), webPort: Number(process.env.INBOX_PORT ?? 1080) };
  const inbox = await startInbox(ports);
  console.info(`Inbox on http://127.0.0.1:${ports.webPort}, SMTP on 127.0.0.1:${ports.smtpPort}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void inbox.close());
}
