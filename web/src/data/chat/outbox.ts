import { addUnsent, markFailed, removeSent, type SendFailure, sendWaiting, type Unsent } from "@awning/domain/chat/outbox";
import { deleteUnsent, loadUnsent, putUnsent } from "./unsent-store.ts";

/** Sends one message. @returns `null` once the server has it */
export type Send = (message: Unsent) => Promise<SendFailure | null>;

/**
 * The unsent messages of one conversation on this device. They are sent in order; a refused message waits for its author and
 * does not block the ones after it.
 */
export class Outbox {
  readonly #conversationId: string;
  readonly #send: Send;
  readonly #listeners = new Set<() => void>();
  #unsent: readonly Unsent[] = [];
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(conversationId: string, send: Send) {
    this.#conversationId = conversationId;
    this.#send = send;
  }

  /** For `useSyncExternalStore`. The first listener loads the messages left from an earlier visit. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isOpen) this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  };

  readonly getSnapshot = (): readonly Unsent[] => this.#unsent;

  /** Adds a message. It is stored on disk before it is sent. */
  async add(message: Unsent): Promise<void> {
    this.#change(addUnsent(this.#unsent, message));
    await putUnsent(message);
    void this.#pump();
  }

  /** Retries a refused message. */
  retry(id: string): void {
    this.#change(markFailed(this.#unsent, id, null));
    void this.#pump();
  }

  /** Discards a message. @returns its text */
  discard(id: string): string {
    const text = this.#unsent.find((one) => one.id === id)?.text ?? "";
    this.#change(removeSent(this.#unsent, new Set([id])));
    void deleteUnsent(id);
    void this.#pump();
    return text;
  }

  #open(): void {
    this.#isOpen = true;
    window.addEventListener("online", this.#wake);
    void loadUnsent().then((all) => {
      for (const one of all)
        if (one.conversationId === this.#conversationId) this.#change(addUnsent(this.#unsent, { ...one, failure: null }));
      void this.#pump();
    });
  }

  #close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#wake);
  }

  readonly #wake = (): void => void this.#pump();

  async #pump(): Promise<void> {
    if (this.#isSending || !navigator.onLine) return;
    this.#isSending = true;
    const goOnAt = await sendWaiting(
      {
        unsent: () => this.#unsent,
        change: (unsent) => {
          const kept = new Set(unsent.map(({ id }) => id));
          for (const { id } of this.#unsent) if (!kept.has(id)) void deleteUnsent(id);
          this.#change(unsent);
        },
        // Without this catch, an unexpected error would stop the queue for good.
        send: (message) => this.#send(message).catch((): SendFailure => ({ reason: "refused", waitUntil: 0 })),
        now: Date.now,
      },
      this.#conversationId,
    );
    if (goOnAt !== null) this.#later(goOnAt - Date.now());
    this.#isSending = false;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(this.#wake, Math.min(Math.max(ms, 1000), 86_400_000));
  }

  #change(unsent: readonly Unsent[]): void {
    this.#unsent = unsent;
    for (const listener of this.#listeners) listener();
  }
}
