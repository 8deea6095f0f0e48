import PostalMime from "postal-mime";

export type InboxMessage = {
  id: string;
  /** Envelope recipients, separated by commas. */
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  /** ISO 8601. */
  date: string;
  text: string;
  html: string;
  messageId: string;
  /** By lower-case name; repeated headers are joined with line breaks. */
  headers: Record<string, string>;
  source: string;
};

/** How the next delivery fails: an SMTP code, no response, or an unknown recipient. */
export type Fault = number | "hang" | "gone";

const KEPT = 500;

/** Mails in memory, oldest first, at most 500, and faults requested by tests. */
export class InboxStore {
  #messages: InboxMessage[] = [];
  #faults: Fault[] = [];
  #lastId = 0;

  async add(source: string, envelope: { to: string[] }): Promise<InboxMessage> {
    const mail = await PostalMime.parse(source);
    const headers: Record<string, string> = {};
    for (const { key, value } of mail.headers) headers[key] = key in headers ? `${headers[key]}\n${value}` : value;
    const message: InboxMessage = {
      id: String(++this.#lastId),
      to: envelope.to.join(", "),
      from: headers.from ?? "",
      replyTo: headers["reply-to"] ?? "",
      subject: mail.subject ?? "",
      date: new Date().toISOString(),
      text: mail.text ?? "",
      html: mail.html ?? "",
      messageId: mail.messageId ?? "",
      headers,
      source,
    };
    this.#messages = [...this.#messages, message].slice(-KEPT);
    return message;
  }

  /** Mails to an address, or all. */
  list(to: string | null): InboxMessage[] {
    const wanted = to?.trim().toLowerCase();
    return wanted ? this.#messages.filter((message) => message.to.toLowerCase().split(", ").includes(wanted)) : this.#messages;
  }

  get(id: string): InboxMessage | null {
    return this.#messages.find((message) => message.id === id) ?? null;
  }

  clear(): void {
    this.#messages = [];
  }

  setFaults(faults: Fault[]): void {
    this.#faults = [...faults];
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** The next fault if it applies at this stage: recipients come before the mail itself. */
  takeFault(moment: "recipient" | "mail"): Fault | null {
    const [next] = this.#faults;
    return next !== undefined && (next === "gone") === (moment === "recipient") ? (this.#faults.shift() ?? null) : null;
  }
}
