import encodeQR from "qr";
import { ICONS } from "../parts/icons.ts";
import { SHARE_CSS } from "../styles/share-css.ts";
import { addStyles, element, icon } from "./element.ts";

// Lucide (ISC). Defined here, so pages without sharing do not load them.
const DOWNLOAD = "M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5";
const USER = "M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0";

/** Opens the share sheet for the element's address, or else the page's. */
export function open(target: HTMLElement): void {
  // A second press while this chunk was loading.
  if (document.getElementById("share-title")) return;
  // The address of a product or page starts with its path.
  const url = new URL(target.dataset["url"] || pageAddress(), location.href).href;
  const isPage = !target.dataset["url"];
  addStyles(SHARE_CSS);
  const dialog = element(
    "dialog",
    { class: "sheet sheet--mid", "aria-labelledby": "share-title" },
    head(isPage ? "Share this page" : (target.dataset["title"] ?? "Share this link")),
    element("div", { class: "sheet__body" }, ...(isPage ? preview() : []), code(url), address(url), acts(url, isPage)),
  );
  dialog.addEventListener("click", (event) => {
    const isOutside = event.target === dialog;
    if (isOutside || (event.target instanceof Element && event.target.closest("[data-close]"))) dialog.close();
  });
  dialog.addEventListener("close", () => {
    for (const { href } of dialog.querySelectorAll<HTMLAnchorElement>("a[download]")) URL.revokeObjectURL(href);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The canonical address of the page, without this visitor's tracking parameters. */
function pageAddress(): string {
  return document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href.replace(/#.*/, "");
}

function head(title: string): HTMLElement {
  const close = element("button", { class: "icon-btn", type: "button", "aria-label": "Close", "data-close": "" }, icon(ICONS.x, 22));
  return element("div", { class: "sheet__head" }, element("h2", { id: "share-title" }, title), close);
}

/** The preview image of the address, if the page names one. */
function preview(): HTMLElement[] {
  const tag = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  if (!tag) return [];
  const picture = element("img", {
    class: "share-pic",
    src: tag.content,
    alt: "Preview of this page when shared",
    width: "1200",
    height: "630",
  });
  picture.addEventListener("error", () => picture.remove());
  return [picture];
}

function code(url: string): HTMLElement {
  const place = element("div", { class: "qr", role: "img", "aria-label": `QR code of ${shortForm(url)}` });
  // Our own markup: the squares of the code, without any text of the address.
  place.innerHTML = qrSvg(url);
  return place;
}

/** An address as people read it. */
function shortForm(url: string): string {
  return url.replace(/^(https?:\/\/|mailto:|tel:|sms:)/, "").replace(/\/$/, "");
}

function isWeb(url: string): boolean {
  return url.startsWith("http");
}

function address(url: string): HTMLElement {
  const shown = element("span", {}, shortForm(url));
  const words = element("span", { "aria-live": "polite" }, "Copy");
  const copy = element("button", { class: "btn", type: "button" }, icon(ICONS.copy, 18), words);
  copy.addEventListener("click", async () => {
    try {
      // Copies the plain address or number of a `mailto:` or `tel:` link.
      await navigator.clipboard.writeText(isWeb(url) ? url : shortForm(url));
      words.textContent = "Copied";
      setTimeout(() => {
        words.textContent = "Copy";
      }, 3000);
    } catch {
      // When copying is not allowed, the text is selected so the visitor can copy it.
      getSelection()?.selectAllChildren(shown);
      words.textContent = "Copy it manually";
    }
  });
  return element("div", { class: "share-addr" }, shown, copy);
}

function acts(url: string, isPage: boolean): HTMLElement {
  const place = element("div", { class: "share-acts" });
  // TypeScript declares it as always present, which is not so.
  if (typeof navigator.share === "function") {
    const send = element("button", { class: "btn btn--line", type: "button" }, icon(ICONS.share), "Send to…");
    // Dismissed or not allowed; there is nothing to report.
    send.addEventListener("click", () => void navigator.share(isWeb(url) ? { url } : { text: shortForm(url) }).catch(() => undefined));
    place.append(send);
  }
  const name = `qr-${shortForm(url)
    .replace(/[^a-z0-9]+/gi, "-")
    .slice(0, 60)}`;
  const drawing = download("QR code (SVG)", `${name}.svg`, new Blob([qrSvg(url)], { type: "image/svg+xml" }));
  place.append(drawing);
  // If a canvas is unavailable or unreadable, the SVG remains.
  void qrPng(url).then(
    (file) => place.isConnected && drawing.before(download("QR code (PNG)", `${name}.png`, file)),
    () => undefined,
  );
  const contact = document.querySelector<HTMLAnchorElement>("a[data-contact]");
  if (isPage && contact) place.append(element("a", { class: "btn btn--line", href: contact.href }, icon(USER), "Save contact"));
  return place;
}

function download(words: string, name: string, file: Blob): HTMLElement {
  return element("a", { class: "btn btn--line", href: URL.createObjectURL(file), download: name }, icon(DOWNLOAD), words);
}

/** The quiet zone around a code, which many scanners need. */
const QUIET = 4;

/** A code as its modules, `rows[y][x]` true where dark, including the quiet zone. */
function qrRows(text: string): boolean[][] {
  return encodeQR(text, "raw", { ecc: "medium", border: QUIET });
}

/** A code as SVG text. */
function qrSvg(text: string): string {
  const rows = qrRows(text);
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** A code as a PNG of at least 1000 pixels, each module a whole number of them. */
async function qrPng(text: string): Promise<Blob> {
  const rows = qrRows(text);
  const scale = Math.ceil(1000 / rows.length);
  const canvas = document.createElement("canvas");
  canvas.width = rows.length * scale;
  canvas.height = canvas.width;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("No picture"))), "image/png"));
}
