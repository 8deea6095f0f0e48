import type { Attachment } from "@awning/domain/chat/message";
import type { element as makeElement, icon as makeIcon } from "../islands/element.ts";
import * as labels from "./file-labels.ts";
import type { Connected } from "./live.ts";

type Attach = Connected["attach"];
/** The drawing functions, passed in so this chunk shares none with the one that opens the chat. */
export type Drawing = { element: typeof makeElement; icon: typeof makeIcon; outlines: { x: string; file: string } };
export type FilePicker = ReturnType<typeof filePicker>;

const FILES_MAX = 5;

/** The files for a visitor's next message. Each upload starts as soon as the file is chosen, pasted or dropped on the chat. */
export function filePicker(
  { element, icon, outlines }: Drawing,
  chat: HTMLElement,
  attach: () => Attach | null,
  say: (problem: string) => void,
) {
  const list = element("ul", { class: "talk__files", "aria-label": labels.filesToSend });
  const input = element("input", { type: "file", multiple: "", hidden: "", "aria-label": labels.attachFiles });
  const button = element(
    "button",
    { class: "icon-btn", type: "button", "aria-label": labels.attachFiles, hidden: "" },
    icon(outlines.file, 20),
  );
  const chosen = new Map<HTMLElement, Attachment | null>();
  button.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    for (const file of input.files ?? []) add(file);
    input.value = "";
  });

  const receive = (event: Event, data: DataTransfer | null) => {
    if (button.hidden || !data?.files.length) return;
    event.preventDefault();
    for (const file of data.files) add(file);
  };
  chat.addEventListener("paste", (event) => receive(event, event.clipboardData));
  chat.addEventListener("dragover", (event) => event.preventDefault());
  chat.addEventListener("drop", (event) => receive(event, event.dataTransfer));

  function add(file: File): void {
    if (chosen.size >= FILES_MAX) {
      say(labels.tooManyFiles(FILES_MAX));
      return;
    }
    say("");
    const stop = new AbortController();
    const share = element("progress", { "aria-label": labels.sending(file.name), value: "0" });
    const remove = element("button", { type: "button", "aria-label": labels.remove(file.name) }, icon(outlines.x, 16));
    const row = element("li", {}, element("span", {}, file.name), share, remove);
    const drop = () => {
      stop.abort();
      chosen.delete(row);
      row.remove();
    };
    remove.addEventListener("click", drop);
    chosen.set(row, null);
    list.append(row);
    const send = async () => {
      const sent = await attach()?.(file, { signal: stop.signal, onProgress: (done) => share.setAttribute("value", String(done)) });
      if (!chosen.has(row)) return;
      if (typeof sent === "object") {
        chosen.set(row, sent);
        return share.remove();
      }
      say(labels.FILE_PROBLEMS[sent ?? "failed"](file.name));
      if (sent !== undefined && sent !== "failed") return drop();
      const retry = element("button", { type: "button" }, labels.retry);
      retry.addEventListener("click", () => {
        retry.replaceWith(share);
        say("");
        void send();
      });
      share.replaceWith(retry);
    };
    void send();
  }

  return {
    parts: [list, input, button] as const,
    show: (isOffered: boolean) => {
      button.hidden = !isOffered;
    },
    /** Takes the files for the next message and clears them; `null` while one is uploading or has failed. */
    take(): Attachment[] | null {
      const files = [...chosen.values()];
      if (files.includes(null)) return null;
      chosen.clear();
      list.replaceChildren();
      return files.filter((one) => one !== null);
    },
    count: () => chosen.size,
  };
}
