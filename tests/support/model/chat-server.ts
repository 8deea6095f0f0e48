// What takes the messages of a conversation: its function and its rules, of which those about a text are the rules' own.
import { applyMessage, applyRead, newProgress, type Progress } from "@awning/domain/chat/conversation";
import type { Attachment, Message, Side } from "@awning/domain/chat/message";
import { Failure } from "@awning/domain/errors/failure";
import { firestoreRules, toRegExp } from "../../rules/support/rules-text.ts";

const [PARAGRAPH = ""] = firestoreRules.patterns("isParagraph");
const TAKEN = toRegExp(PARAGRAPH);
const [, MAX] = /isParagraph\(\w+\.text, (\d+)\)/.exec(firestoreRules.body("isSentMessage")) ?? [];

type Sent = { id: string; by: Side; text: string; attachments: readonly Attachment[] };
type Fields = Record<string, unknown>;
type Ref = { id: string; isMessage: boolean };

/** A conversation whose messages each change it in the same step, and are stored once. */
export class ChatServer {
  progress: Progress = newProgress(0);
  messages: Message[] = [];
  now = 0;

  #store(id: string, next: { message: Omit<Message, "id">; after: Progress }): void {
    this.progress = next.after;
    this.messages.push({ id, ...next.message });
  }

  has(id: string): boolean {
    return this.messages.some((one) => one.id === id);
  }

  /** As functions store it. @throws Failure */
  take(sent: Sent): void {
    if (this.has(sent.id)) return;
    const next = applyMessage(this.progress, sent, this.now);
    if ("refused" in next)
      throw new Failure("too_many_requests", { retryAfterSeconds: "waitMs" in next ? Math.ceil(next.waitMs / 1000) : 1 });
    this.#store(sent.id, next);
  }

  /** As the rules let a browser store it: the message itself, and of its conversation exactly what it changes. */
  commit(sent: Sent, changes: Fields): void {
    const { id, text, attachments } = sent;
    const next = applyMessage(this.progress, sent, this.now);
    const isText = text.length <= Number(MAX) && TAKEN.test(text) && (text.trim() !== "" || attachments.length > 0);
    if (this.has(id) || !isText || "refused" in next) throw denied();
    const after: Fields = { ...this.progress, ...this.#resolved(changes, next.message.at) };
    if (Object.entries(next.after).some(([name, value]) => after[name] !== value)) throw denied();
    this.#store(sent.id, next);
  }

  #resolved(changes: Fields, at: number): Fields {
    const before: Fields = this.progress;
    const resolve = (name: string, value: unknown) =>
      value === NOW ? at : value instanceof Increment ? Number(before[name]) + value.by : value;
    return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, resolve(name, value)]));
  }

  read(by: Side, seenId: string): void {
    this.progress = applyRead(this.progress, by, seenId) ?? this.progress;
  }

  after(cursor: number): Message[] {
    return this.messages.filter(({ at }) => at >= cursor);
  }
}

const denied = () => Object.assign(new Error("denied"), { code: "permission-denied" });
const NOW = Symbol("now");
class Increment {
  readonly by: number;
  constructor(by: number) {
    this.by = by;
  }
}

const CONVERSATION = {
  ...{ subject: { type: "general", id: "" }, name: "", email: "", locale: "en", page: "", source: "" },
  ...{ visitorUids: [], accessRev: 1, searchTerms: [], createdAt: 0 },
};

/** What `deliver` asks of `firebase/firestore`, of the conversation that is there now. */
export function chatFirestore(server: () => ChatServer) {
  return {
    Timestamp: class {},
    getFirestore: () => ({}),
    serverTimestamp: () => NOW,
    increment: (by: number) => new Increment(by),
    doc: (_database: unknown, path: string): Ref => ({ id: path.split("/").at(-1) ?? "", isMessage: path.includes("/messages/") }),
    getDoc: async ({ id, isMessage }: Ref) => ({
      exists: () => server().has(id),
      data: () => (isMessage ? undefined : { ...CONVERSATION, ...server().progress }),
    }),
    writeBatch: () => {
      let [sent, changes]: [Sent | null, Fields] = [null, {}];
      const batch = {
        set: ({ id }: Ref, message: Omit<Sent, "id">) => {
          sent = { ...message, id };
          return batch;
        },
        update: (_ref: Ref, fields: Fields) => {
          changes = fields;
          return batch;
        },
        commit: async () => {
          if (sent) server().commit(sent, changes);
        },
      };
      return batch;
    },
  };
}
