import { cutAtLinks } from "@awning/domain/chat/links";
import type { Attachment } from "@awning/domain/chat/message";
import { element } from "../islands/element.ts";
import * as labels from "./labels.ts";
import type { Row } from "./talk.ts";

type Act = Row["acts"][number]["type"];
type Surroundings = {
  /** What a message's buttons do, of its id and its words. */
  acts: Readonly<Record<Act, (id: string, words: string) => void>>;
  urlOf(fileId: string): string;
  /** A picture has loaded and takes so many pixels of height. */
  onGrown(pixels: number): void;
};

const WORDS: Readonly<Record<Act, string>> = {
  retry: labels.retry,
  edit: labels.edit,
  discard: labels.discard,
  delete: labels.deleteLabel,
};

/** What draws the messages of a chat. It keeps the files that it drew, because a new picture would load again. */
export function messageDrawer({ acts, urlOf, onGrown }: Surroundings): (row: Row) => HTMLElement {
  const fileLines = new Map<string, HTMLElement>();

  function fileLine({ id, name: title, type }: Attachment): HTMLElement {
    const known = fileLines.get(id);
    if (known) return known;
    const href = urlOf(id);
    const isPicture = type.startsWith("image/");
    const shown = isPicture ? element("img", { src: href, alt: title }) : title;
    const made = fileBox(element("a", { href, download: "" }, shown), isPicture);
    if (typeof shown !== "string") {
      shown.onload = () => onGrown(shown.offsetHeight);
      shown.onerror = () => {
        if (!navigator.onLine) return;
        made.className = FILE;
        made.textContent = labels.fileIsGone;
      };
    }
    fileLines.set(id, made);
    return made;
  }

  return ({ by, text, files, isSent, below, acts: offered }) => {
    const buttons = offered.flatMap(({ id, type }) => {
      const made = element("button", { type: "button" }, WORDS[type]);
      made.addEventListener("click", () => acts[type](id, text));
      return [" ", made];
    });
    return element(
      "div",
      { class: `chat-msg chat-msg--${by}` },
      ...(text ? [element("p", { class: "chat-msg__text" }, ...(by === "owner" ? cutAtLinks(text).map(linked) : [text]))] : []),
      ...files.map((file) => (isSent ? fileLine(file) : fileBox(file.name))),
      element("p", { class: "chat-msg__meta" }, below, ...buttons),
    );
  };
}

const FILE = "chat-msg__file";

function linked(part: string, at: number): Node | string {
  return at % 2 ? element("a", { href: part, rel: "noopener nofollow" }, part) : part;
}

function fileBox(shown: Node | string, isPicture = false): HTMLElement {
  return element("p", { class: isPicture ? "chat-msg__picture" : FILE }, shown);
}
