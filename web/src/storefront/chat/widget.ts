import { type Attachment, compareMessages, type Message } from "@awning/domain/chat/message";
import { addUnsent, markFailed, removeSent, retryRefused, type SendFailure, sendWaiting, type Unsent } from "@awning/domain/chat/outbox";
import { readOrigin } from "../script/came-from.ts";
import { isGone, keepGone } from "../script/chat-gone.ts";
import { tell } from "../script/tell.ts";
import type { Connected } from "./live.ts";
import { type ChatState, pollDelay, sourceOf } from "./talk.ts";
import { openPanel, type Panel } from "./widget-panel.ts";
import { askChat, isFrugal, postChat } from "./widget-requests.ts";
import { forgetKey, forgetUnsent, keepKey, keepUnsent, readStored, readUnsent, readWho, visitorKey } from "./widget-store.ts";

// The chat over a page. Opening it costs one request. Nothing is stored until the visitor writes, and Firestore loads only
// then.

declare const __CHAT_LIVE_CHUNK__: string;

const LATER: SendFailure = { reason: "offline", waitUntil: 0 };

let current: Widget | null = null;

/** Opens the chat, or returns to it. */
export async function open(target: HTMLElement): Promise<void> {
  if (isGone()) return removeButtons();
  if (current) return current.panel.focus();
  current = new Widget(target);
  await current.load();
}

class Widget {
  readonly panel: Panel;
  #state: ChatState | null = null;
  #known = new Map<string, Message>();
  /** Of the messages that came from the server: this device's clock may be ahead. */
  #heardAt: number | undefined;
  #unsent: Unsent[] = readUnsent();
  #live: Connected | null = null;
  #isConnecting = false;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastNews = Date.now();
  #who = readWho();

  constructor(target: HTMLElement) {
    this.panel = openPanel(target.dataset["name"] ?? "", {
      onSend: (text, who, files) => {
        const isCorrected = who.name !== this.#who.name || who.email !== this.#who.email;
        this.#who = who;
        if (isCorrected) this.#keepUnsent(retryRefused(this.#unsent));
        this.#add(text, files);
      },
      attach: () => this.#live?.attach ?? null,
      onType: () => this.#live?.type(),
      onRetry: (id) => this.#change(markFailed(this.#unsent, id, null)),
      onDiscard: (id) => this.#change(removeSent(this.#unsent, new Set([id]))),
      onDelete: (id) => this.#live?.remove(id),
      onLoad: () => void this.load(),
      onClose: () => {
        clearTimeout(this.#timer);
        this.#live?.stop();
        current = null;
        target.focus();
      },
    });
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
  }

  async load(): Promise<void> {
    this.panel.showLoading();
    const asked = await askChat(readStored());
    if (asked === "gone") return this.#leave();
    if (asked === "failed") return this.panel.showFailed();
    this.#take(asked);
    this.panel.showReady(asked);
    this.#draw();
    void this.#pump();
    this.#follow();
  }

  readonly #wake = (): void => {
    if (document.visibilityState !== "visible" || current !== this) return;
    void this.#pump();
    if (!this.#live) this.#poll(0);
  };

  #take(state: ChatState): void {
    this.#state = state;
    if (state.thread) {
      keepKey(state.thread);
      this.#hear(state.thread.messages);
    } else forgetKey();
  }

  #hear(messages: readonly Message[]): void {
    const before = this.#known.size;
    for (const one of messages) this.#known.set(one.id, one);
    this.#heardAt = messages.at(-1)?.at ?? this.#heardAt;
    if (this.#known.size !== before) this.#lastNews = Date.now();
    this.#keepUnsent(removeSent(this.#unsent, new Set(this.#known.keys())));
  }

  #draw(): void {
    const messages = [...this.#known.values()].sort(compareMessages);
    this.panel.draw(messages, this.#unsent);
    const last = messages.findLast(({ by }) => by === "owner");
    if (last && document.visibilityState === "visible") this.#read(last.id);
  }

  #readId = "";
  #read(id: string): void {
    const thread = this.#state?.thread;
    if (!thread || this.#readId === id || (this.#readId === "" && thread.unread === 0 && !this.#live)) return;
    this.#readId = id;
    if (this.#live) this.#live.read(id);
    else void postChat("read-chat", { siteId: this.#state?.siteId, ...keyOf(thread), seenId: id });
  }

  #add(text: string, attachments: readonly Attachment[]): void {
    const id = crypto.randomUUID().replaceAll("-", "");
    const isEmpty = !text && attachments.length === 0;
    const added = { id, conversationId: "", text, attachments, typedAt: Date.now(), failure: null };
    this.#change(isEmpty ? this.#unsent : addUnsent(this.#unsent, added));
  }

  #change(unsent: Unsent[]): void {
    this.#keepUnsent(unsent);
    this.#draw();
    void this.#pump();
  }

  /** Sends the unsent messages in order. */
  async #pump(): Promise<void> {
    if (this.#isSending || !this.#state || !navigator.onLine) return;
    this.#isSending = true;
    const unsent = () => this.#unsent;
    const change = (changed: Unsent[]) => {
      this.#keepUnsent(changed);
      this.#draw();
    };
    const goOnAt = await sendWaiting({ unsent, change, send: (message) => this.#sendOne(message), now: Date.now }, "");
    if (goOnAt !== null) setTimeout(() => void this.#pump(), Math.max(1000, goOnAt - Date.now()));
    this.#isSending = false;
    this.#follow();
  }

  async #sendOne(message: Unsent): Promise<SendFailure | "over" | null> {
    const failure = await (this.#live ? this.#live.send(message) : this.#post(message)).catch(() => LATER);
    if (failure === "gone") {
      this.#leave();
      return "over";
    }
    if (failure?.field && failure.field !== "text") this.panel.showRefused(failure.field, this.#who);
    if (failure) return failure;
    const { id, text, attachments } = message;
    this.#known.set(id, { id, by: "visitor", text, at: Math.max(Date.now(), this.#lastAt() + 1), attachments });
    this.#lastNews = Date.now();
    return null;
  }

  #lastAt(): number {
    return Math.max(0, ...[...this.#known.values()].map(({ at }) => at));
  }

  async #post({ id, text, attachments }: Unsent): Promise<SendFailure | "gone" | null> {
    // The files were uploaded over the live connection, so their message waits until it is back.
    if (attachments.length > 0) return LATER;
    const { siteId, thread } = this.#state ?? {};
    const to = thread ? keyOf(thread) : { visitorKey: visitorKey() };
    const from = { page: location.pathname, source: sourceOf(readOrigin()), locale: navigator.language };
    const said = { siteId, to, id, text, ...this.#who, ...from };
    const sent = await postChat("send-chat", said);
    if (sent.failure) return sent.failure;
    if (this.#state && !this.#state.thread && sent.opened) {
      this.#state.thread = { ...sent.opened, messages: [], unread: 0, hasEmail: this.#who.email !== "" };
      keepKey(sent.opened);
      tell("chat", sent.opened.conversationId);
    }
    return null;
  }

  /** From the first message on, connects live where possible and otherwise polls. */
  #follow(): void {
    if (!this.#state?.thread || this.#live) return;
    this.#poll(pollDelay(Date.now(), Date.now()));
    if (this.#isConnecting || this.#state.mode !== "widget" || isFrugal()) return;
    this.#isConnecting = true;
    const { siteId, thread } = this.#state;
    import(__CHAT_LIVE_CHUNK__)
      .then(({ connect }: typeof import("./live.ts")) =>
        connect(
          { siteId, ...keyOf(thread) },
          {
            onMessages: (messages) => {
              this.#hear(messages);
              this.#draw();
            },
            onSeen: (id) => this.panel.showSeen(id),
            onTyping: (isTyping) => this.panel.showTyping(isTyping),
            onLost: () => {
              this.#live = null;
              this.#isConnecting = false;
              void this.panel.showFiles(false);
              this.#poll(0);
            },
          },
        ),
      )
      .then((live) => {
        if (current !== this) return live.stop();
        this.#live = live;
        // If this fails, only text can be sent.
        void this.panel.showFiles(true).catch(() => undefined);
        clearTimeout(this.#timer);
        this.#draw();
      })
      // Polling continues.
      .catch(() => undefined);
  }

  #poll(inMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (this.#live || current !== this || !this.#state?.thread) return;
      if (document.visibilityState === "visible" && navigator.onLine) {
        const asked = await askChat(this.#state.thread, this.#heardAt);
        if (asked === "gone") return this.#leave();
        if (asked !== "failed" && !this.#live) {
          this.#take(asked);
          this.#draw();
          if (asked.thread) this.panel.showSeen(asked.thread.ownerReadId ?? "");
        }
      }
      this.#poll(pollDelay(this.#lastNews, Date.now()));
    }, inMs);
  }

  #keepUnsent(unsent: Unsent[]): void {
    keepUnsent(this.#unsent, unsent, this.#who);
    this.#unsent = unsent;
  }

  /** Closes the chat, which no longer exists. */
  #leave(): void {
    this.#state = null;
    forgetUnsent();
    if (readStored()) keepGone();
    this.panel.close();
    removeButtons();
  }
}

function removeButtons(): void {
  for (const button of document.querySelectorAll("[data-chat]")) button.remove();
}

function keyOf({ conversationId, key }: { conversationId: string; key: string }) {
  return { conversationId, key };
}
