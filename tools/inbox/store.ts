import PostalMime from "postal-mime";

export type InboxMessage = {
  id: string;
  /** Who it was really sent to, as the envelope says; several with a comma between them. */
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  /** When it arrived, ISO 8601. */
  date: string;
  text: string;
  html: string;
  messageId: string;
  /** By lower-case name; a name that stands more than once has its values on lines. */
  headers: Record<string, string>;
  source: string;
};

/** What the next delivery does instead of arriving: an SMTP code, never an answer, or that nobody is at its address. */
export type Fault = number | "hang" | "gone";

const KEPT = 500;

/** Mails in memory, oldest first, at most 500, and the faults that tests ask for. */
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

  /** Mails to this address, or all of them. */
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

  /** The next fault, if it is one of the moment: a recipient is named before the mail itself is sent. */
  takeFault(moment: "recipient" | "mail"): Fault | null {
    const [next] = this.#faults;
    return next !== undefined && (next === "gone") === (moment === "recipient") ? (this.#faults.shift() ?? null) : null;
  }
}
