import type { CommandInput, CommandName, CommandOutput } from "@awning/domain/api/commands";
import { commands } from "@awning/domain/api/commands";
import { apiPath } from "@awning/domain/routes/paths";
import { PORTS, SITE } from "../lib/ports.ts";
import { PROJECT_ID } from "../lib/root.ts";

/** A mail from the local inbox. */
export type InboxMail = { to: string; subject: string; text: string; html: string };

/** A client of a running emulator suite: the site, its commands and the inbox. */
export class Suite {
  readonly projectId = PROJECT_ID;
  readonly authUrl = `http://127.0.0.1:${PORTS.auth}`;
  readonly siteUrl = SITE;
  readonly inboxUrl = `http://127.0.0.1:${PORTS.inbox}`;

  /** Calls a command like a browser. Throws with the whole response if it is refused. */
  async command<Name extends CommandName>(name: Name, input: CommandInput<Name>, token?: string): Promise<CommandOutput<Name>> {
    const response = await fetch(`${this.siteUrl}${apiPath(name)}`, {
      method: "POST",
      // A kept connection may be closed by the other side while the seed calculates.
      headers: { connection: "close", "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(input),
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${body}`);
    return commands[name].output.parse(JSON.parse(body)) as CommandOutput<Name>;
  }

  /** Runs the scheduled jobs once. */
  async sweep(): Promise<void> {
    const response = await fetch(this.siteUrl + apiPath("run-sweep"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    if (!response.ok) throw new Error(`The sweep answered ${response.status}: ${await response.text()}`);
    await response.body?.cancel();
  }

  /** The newest mail to an address with a matching subject; waits up to two minutes, because a shop's mails wait for their turn. */
  async waitForMail(to: string, subject: RegExp): Promise<InboxMail> {
    for (const until = Date.now() + 120_000; Date.now() < until; ) {
      const response = await fetch(`${this.inboxUrl}/api/messages?to=${encodeURIComponent(to)}`);
      const mails: InboxMail[] = await response.json();
      const found = mails.findLast((mail) => subject.test(mail.subject));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`No mail to ${to} with a subject like ${subject} within two minutes.`);
  }

  /** Waits until a path of the site answers 200. */
  async waitForPage(path: string): Promise<string> {
    for (const until = Date.now() + 30_000; Date.now() < until; ) {
      const response = await fetch(this.siteUrl + path);
      if (response.status === 200) return response.text();
      await response.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`${path} did not open within 30 s.`);
  }
}
