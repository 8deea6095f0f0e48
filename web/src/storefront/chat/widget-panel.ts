import { type Attachment, MESSAGE_TEXT_MAX, type Message } from "@awning/domain/chat/message";
import type { RefusedField, Unsent } from "@awning/domain/chat/outbox";
import { addStyles, element, icon } from "../islands/element.ts";
import { ICONS } from "../parts/icons.ts";
import { TALK_CSS } from "../styles/talk-css.ts";
import * as labels from "./labels.ts";
import { THREAD_LABELS as LABELS } from "./labels.ts";
import type { Connected } from "./live.ts";
import { announcementOf, asksFor, type ChatState, isHere, lineOf, rowsOf } from "./talk.ts";
import type { offerAnswers } from "./widget-answers.ts";
import type { FilePicker } from "./widget-files.ts";
import { messageDrawer } from "./widget-message.ts";
import { attachmentUrl } from "./widget-requests.ts";

type Handlers = {
  onSend(text: string, who: { name: string; email: string }, files: Attachment[]): void;
  /** Uploads a file; `null` without a live connection. */
  attach(): Connected["attach"] | null;
  onType(): void;
  onRetry(id: string): void;
  onDiscard(id: string): void;
  onDelete(id: string): void;
  onLoad(): void;
  onClose(): void;
};

export type Panel = {
  focus(): void;
  showLoading(): void;
  showFailed(): void;
  showReady(state: ChatState): void;
  draw(messages: readonly Message[], unsent: readonly Unsent[]): void;
  /** Reopens the visitor's refused details, as typed. */
  showRefused(field: RefusedField, who: { name: string; email: string }): void;
  showSeen(id: string): void;
  showTyping(isTyping: boolean): void;
  /** Whether files can be sent now. */
  showFiles(isOffered: boolean): Promise<void>;
  close(): void;
};

const TYPING_EVERY_MS = 4_000;
const BURST_MS = 1_500;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Draws the chat over the page. It is not modal: the page stays usable, and Escape closes the chat and restores focus. */
export function openPanel(name: string, on: Handlers): Panel {
  addStyles(TALK_CSS);
  const title = element("h2", { id: "talk-title" }, name);
  const line = element("p", {}, "\u00a0");
  const close = element("button", { class: "icon-btn", type: "button", "aria-label": labels.closeChat }, icon(ICONS.x, 22));
  const log = element("div", { class: "talk__log", role: "log", "aria-label": LABELS.log, "aria-live": "off", tabindex: "0" });
  const said = element("p", { class: "vh", role: "status" });
  const typing = element("p", { class: "talk__note", hidden: "" }, labels.isTyping(name));
  const problem = element("p", { role: "alert" });
  const text = element("textarea", {
    "aria-label": LABELS.message,
    placeholder: labels.writeAMessage,
    rows: "1",
    maxlength: String(MESSAGE_TEXT_MAX),
  });
  const email = element("input", { type: "text", inputmode: "email", autocomplete: "email" });
  const who = element("input", { autocomplete: "name", maxlength: "60" });
  const emailLabel = element("label", { hidden: "" }, LABELS.emailOptional, email);
  const nameLabel = element("label", { hidden: "" }, LABELS.name, who);
  const send = element("button", { class: "btn", type: "submit" }, LABELS.send);
  const form = element("form", { novalidate: "" }, emailLabel, nameLabel, problem, text, send);
  const head = element("div", { class: "talk__head" }, element("div", {}, title, line), close);
  const box = element("section", { class: "talk", "aria-labelledby": "talk-title" }, head, log, form, said);
  let state: ChatState | null = null;
  /** Whether the visitor pressed Send before the chat was loaded. */
  let isEarly = false;
  /** Loaded with the live connection, which it needs. */
  let files: FilePicker | null = null;
  let seenId = "";
  let isLive = false;
  let answer: ReturnType<typeof offerAnswers> | undefined;
  let drawn: readonly Message[] = [];
  let waiting: readonly Unsent[] = [];
  let lastTyped = 0;
  /** The field the server refused, with its error. */
  let refused: HTMLInputElement | null = null;
  let refusedValue = "";
  let spoken: string | null = null;
  let saying: ReturnType<typeof setTimeout> | undefined;

  // Outside the body, which is replaced on every page of the shop.
  document.documentElement.append(box);
  const shut = () => {
    box.remove();
    on.onClose();
  };
  close.addEventListener("click", shut);
  box.addEventListener("keydown", (event) => event.key === "Escape" && shut());
  form.addEventListener("input", () => {
    problem.textContent = "";
  });
  text.addEventListener("input", () => {
    void offer().catch(() => undefined);
    if (!text.value || Date.now() - lastTyped < TYPING_EVERY_MS) return;
    lastTyped = Date.now();
    on.onType();
  });
  text.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = text.value.trim();
    const isCorrected = refused !== null && refused.value.trim() !== refusedValue;
    if (!words && !files?.count() && !isCorrected) return text.focus();
    // Sent as soon as the chat is ready.
    isEarly = !state;
    if (!state) return;
    if (asksFor(state).isEmailNeeded && !email.value.trim()) return explain("email");
    const attached = files ? files.take() : [];
    if (!attached) {
      problem.textContent = labels.fileIsStillUploading;
      return;
    }
    problem.textContent = text.value = "";
    answer?.("");
    lastTyped = 0;
    refused = null;
    emailLabel.hidden = nameLabel.hidden = true;
    on.onSend(words, { name: who.value.trim(), email: email.value.trim() }, attached);
    text.focus();
  });

  /** Answers from the page itself, if it has any. */
  async function offer(): Promise<void> {
    if (!document.querySelector(".faq__a")) return;
    const { offerAnswers } = await import("./widget-answers.ts");
    answer ??= offerAnswers(element, form);
    answer(text.value);
  }

  /** Shows an error beside a field and focuses it. */
  function explain(field: RefusedField): void {
    problem.textContent = labels.REFUSED_FIELDS[field];
    (field === "email" ? email : field === "name" ? who : text).focus();
  }

  const isNearEnd = (more = 0) => log.scrollHeight - log.scrollTop - log.clientHeight < 120 + more;
  const toEnd = () => {
    log.scrollTop = log.scrollHeight;
  };

  function render(): void {
    const isAtEnd = isNearEnd();
    const rows = rowsOf(
      drawn,
      waiting,
      { name, language: state?.language, seenId },
      { now: Date.now(), isOnline: navigator.onLine, canDelete: isLive },
    );
    log.replaceChildren(
      ...(rows.length === 0 ? [element("p", { class: "talk__note" }, labels.askQuestionOrSayHello)] : []),
      ...rows.map(bubble),
      typing,
    );
    if (isAtEnd) toEnd();
  }

  const bubble = messageDrawer({
    acts: {
      retry: on.onRetry,
      edit: (id, words) => {
        on.onDiscard(id);
        text.value = `${words}\n${text.value}`.trim();
        text.focus();
      },
      discard: on.onDiscard,
      delete: on.onDelete,
    },
    urlOf: (id) => (state?.thread ? attachmentUrl(state.thread, id) : ""),
    // Keeps the end in view when a loaded picture pushes it down.
    onGrown: (pixels) => isNearEnd(pixels) && toEnd(),
  });

  /** Announces new messages, once per burst. */
  function speak(): void {
    const last = drawn.findLast(({ by }) => by === "owner");
    if (spoken === null) spoken = last?.id ?? "";
    if (!last || last.id === spoken) return;
    clearTimeout(saying);
    saying = setTimeout(() => {
      said.textContent = announcementOf(drawn, spoken ?? "", name);
      spoken = last.id;
    }, BURST_MS);
  }

  return {
    focus: () => text.focus(),
    showLoading: () => log.replaceChildren(element("p", { class: "talk__note" }, labels.loading)),
    showFailed() {
      const again = element("button", { class: "btn btn--line", type: "button" }, labels.tryAgain);
      again.addEventListener("click", on.onLoad);
      log.replaceChildren(element("p", { class: "talk__note" }, labels.loadFailed), again);
    },
    showReady(loaded) {
      state = loaded;
      title.textContent = loaded.name;
      line.textContent = lineOf(loaded, Date.now(), timeZone);
      const asks = asksFor(loaded);
      emailLabel.hidden = !asks.email;
      nameLabel.hidden = !asks.name;
      if (asks.isEmailNeeded) emailLabel.firstChild?.replaceWith(LABELS.email);
      seenId = loaded.thread?.ownerReadId ?? "";
      render();
      toEnd();
      text.focus();
      if (isEarly) form.requestSubmit();
    },
    draw(messages, unsent) {
      drawn = messages;
      if (isHere(drawn, Date.now())) line.textContent = labels.onlineNow;
      waiting = unsent;
      render();
      speak();
    },
    showRefused(field, said) {
      [who.value, email.value] = [said.name, said.email];
      emailLabel.hidden = nameLabel.hidden = false;
      refused = field === "email" ? email : who;
      refusedValue = refused.value;
      // Does not interrupt a visitor who is already typing the next message.
      if (text.value) problem.textContent = labels.REFUSED_FIELDS[field];
      else explain(field);
    },
    showSeen(id) {
      if (seenId === id) return;
      seenId = id;
      render();
    },
    showTyping(isTyping) {
      typing.hidden = !isTyping;
      if (isTyping) line.textContent = labels.onlineNow;
    },
    async showFiles(isOffered) {
      isLive = isOffered;
      if (isOffered && !files) {
        const { filePicker } = await import("./widget-files.ts");
        files = filePicker({ element, icon, outlines: ICONS }, box, on.attach, (words) => {
          problem.textContent = words;
        });
        text.before(...files.parts);
      }
      files?.show(isOffered);
    },
    close: shut,
  };
}
