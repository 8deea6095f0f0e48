import { type Attachment, MESSAGE_TEXT_MAX, type Message } from "@awning/domain/chat/message";
import type { RefusedField, SendFailure, Unsent } from "@awning/domain/chat/outbox";
import { addStyles, element, icon } from "../islands/element.ts";
import { ICONS } from "../parts/icons.ts";
import { TALK_CSS } from "../styles/talk-css.ts";
import * as labels from "./labels.ts";
import { awayLabel, THREAD_LABELS as LABELS } from "./labels.ts";
import type { Connected } from "./live.ts";
import type { FilePicker } from "./widget-files.ts";
import { attachmentUrl, type ChatState } from "./widget-requests.ts";

type Handlers = {
  onSend(text: string, who: { name: string; email: string }, files: Attachment[]): void;
  /** Uploads a file; `null` without a live connection. */
  attach(): Connected["attach"] | null;
  onType(): void;
  onRetry(id: string): void;
  onDiscard(id: string): void;
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
/** An owner who answered within this time is shown as online. */
const HERE_MS = 300_000;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Draws the chat over the page. It is not modal: the page stays usable, and Escape closes the chat and restores focus. */
export function openPanel(name: string, on: Handlers): Panel {
  addStyles(TALK_CSS);
  const title = element("h2", { id: "talk-title" }, name);
  const line = element("p", {}, "\u00a0");
  const close = element("button", { class: "icon-btn", type: "button", "aria-label": labels.closeChat }, icon(ICONS.x, 22));
  const log = element("div", { class: "talk__log", role: "log", "aria-label": LABELS.log, "aria-live": "off", tabindex: "0" });
  const said = element("p", { role: "status" });
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
  const fileLines = new Map<string, HTMLElement>();
  let seenId = "";
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
    const needsEmail = state.mode === "form" && !state.thread;
    if (needsEmail && !email.value.trim()) return explain("email");
    const attached = files ? files.take() : [];
    if (!attached) {
      problem.textContent = labels.fileIsStillUploading;
      return;
    }
    problem.textContent = text.value = "";
    lastTyped = 0;
    refused = null;
    emailLabel.hidden = nameLabel.hidden = true;
    on.onSend(words, { name: who.value.trim(), email: email.value.trim() }, attached);
    text.focus();
  });

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
    const seen = drawn.findIndex(({ id }) => id === seenId);
    const lastSeen = drawn.findLastIndex(({ by }, at) => by === "visitor" && at <= seen);
    log.replaceChildren(
      ...(drawn.length + waiting.length === 0 ? [element("p", { class: "talk__note" }, labels.askQuestionOrSayHello)] : []),
      ...drawn.map((one, at) => bubble(one.by, one.text, one.attachments.map(fileLine), meta(one, at === lastSeen))),
      ...waiting.map((one) =>
        bubble(
          "visitor",
          one.text,
          one.attachments.map((file) => fileBox(file.name)),
          unsentMeta(one),
        ),
      ),
      typing,
    );
    if (isAtEnd) toEnd();
  }

  function fileLine({ id, name: title, type }: Attachment): HTMLElement {
    // A recreated image would load again.
    const known = fileLines.get(id);
    if (known) return known;
    const thread = state?.thread;
    const href = thread ? attachmentUrl(thread, id) : "";
    const isPicture = type.startsWith("image/");
    const shown = isPicture ? element("img", { src: href, alt: title }) : title;
    const made = fileBox(element("a", { href, download: "" }, shown), isPicture);
    if (typeof shown !== "string")
      shown.onload = () => {
        // Keeps the end in view when a loaded picture pushes it down.
        if (isNearEnd(shown.offsetHeight)) toEnd();
      };
    fileLines.set(id, made);
    return made;
  }

  function meta({ by, at }: Message, isSeen: boolean): (Node | string)[] {
    const time = new Intl.DateTimeFormat(state?.language, { timeStyle: "short" }).format(at);
    const who = by === "visitor" ? LABELS.you : name;
    return [isSeen ? labels.sentByAndSeen(who, time) : labels.sentBy(who, time)];
  }

  function unsentMeta({ id, failure }: Unsent): (Node | string)[] {
    if (!failure) return [navigator.onLine ? labels.sendingLabel : labels.waitingForConnection];
    if (failure.reason === "offline") return [labels.waitingForConnection];
    const button = (label: string, act: (id: string) => void) => {
      const made = element("button", { type: "button" }, label);
      made.addEventListener("click", () => act(id));
      return made;
    };
    const discard = failure.reason === "refused" ? [" ", button(labels.discard, on.onDiscard)] : [];
    return [failureLabel(failure), " ", button(labels.retry, on.onRetry), ...discard];
  }

  /** Announces new messages, once per burst. */
  function speak(): void {
    const last = drawn.findLast(({ by }) => by === "owner");
    if (spoken === null) spoken = last?.id ?? "";
    if (!last || last.id === spoken) return;
    clearTimeout(saying);
    saying = setTimeout(() => {
      const from = drawn.findIndex(({ id }) => id === spoken);
      const count = drawn.filter(({ by }, at) => by === "owner" && at > from).length;
      said.textContent = count === 1 ? labels.newMessageFrom(name, last.text) : labels.newMessagesFrom(count, name);
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
      const reader = { name: loaded.name, language: loaded.language, now: Date.now(), timeZone };
      line.textContent = loaded.presence.isThere
        ? labels.usuallyRepliesRightAway
        : awayLabel(loaded.awayText, loaded.presence.backAt, reader);
      const asks = !loaded.presence.isThere && !loaded.thread?.hasEmail;
      emailLabel.hidden = !asks;
      nameLabel.hidden = !asks || loaded.thread !== null;
      if (loaded.mode === "form" && !loaded.thread) emailLabel.firstChild?.replaceWith(LABELS.email);
      seenId = loaded.thread?.ownerReadId ?? "";
      render();
      toEnd();
      text.focus();
      if (isEarly) form.requestSubmit();
    },
    draw(messages, unsent) {
      drawn = messages;
      const answeredAt = drawn.findLast(({ by }) => by === "owner")?.at ?? 0;
      if (Date.now() - answeredAt < HERE_MS) line.textContent = labels.onlineNow;
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

function fileBox(shown: Node | string, isPicture = false): HTMLElement {
  return element("p", { class: isPicture ? "chat-msg__picture" : "chat-msg__file" }, shown);
}

function bubble(by: string, text: string, files: readonly Node[], below: (Node | string)[]): HTMLElement {
  return element(
    "div",
    { class: `chat-msg chat-msg--${by}` },
    ...(text ? [element("p", { class: "chat-msg__text" }, text)] : []),
    ...files,
    element("p", { class: "chat-msg__meta" }, ...below),
  );
}

function failureLabel({ reason, waitUntil, field }: SendFailure): string {
  if (field) return `${labels.notSent} ${labels.REFUSED_FIELDS[field]}`;
  return reason === "too_many" ? labels.tooManyMessages(Math.max(1, Math.ceil((waitUntil - Date.now()) / 60_000))) : labels.notSent;
}
