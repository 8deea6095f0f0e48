import { matchesDesignHash, readMark } from "@awning/domain/design/design-hash";
import { DEFAULT_THEME, type Theme, themeSchema } from "@awning/domain/design/theme";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { OpenPage } from "../../navigation/page-props.ts";
import { drawOpenPage, mediaBaseOf, usernameOf } from "../open-page.tsx";
import { loadTheme } from "../styles/load-theme.ts";
import { hasLinks, openCss } from "../styles/open-css.ts";
import { rareCss } from "../styles/rare-css.ts";

/** What changes from page to page: in the body, in the head, and at the root. */
export type DrawnPage = { body: Node[]; head: Node[]; root: Readonly<Record<RootName, string | undefined>> };
/** What the head of a page says besides its styles. */
export type PageLabels = {
  title: string;
  description: string;
  canonical: string | null;
  image?: string | undefined;
  look?: string | undefined;
  frames?: string | undefined;
};

const ROOT_NAMES = ["theme", "username", "media"] as const;
type RootName = (typeof ROOT_NAMES)[number];
/** Of the head, everything that belongs to one page; the styles of the drawer and of the design stay. */
const OF_PAGE =
  "title,meta[name]:not([name=viewport]),meta[property],link[rel=canonical],link[rel=alternate],link[rel=preload],script,style:not([data-drawer],[data-look])";

/** Draws a page apart from the one on screen, letter by letter as the server would. */
export async function drawPage(view: OpenPage, words: PageLabels, fonts: Readonly<Record<Theme, string>>): Promise<DrawnPage> {
  requirePlayers(words.frames);
  const { theme, mode, hasOwnFace } = lookOf(view, words.look);
  const extra = isOfBlocks(view) ? view.props.css : view.kind === "home" ? rareCss(view.props.site) : "";
  const css = openCss(view.kind, { sheet: await loadTheme(theme), fontUrl: hasOwnFace ? null : fonts[theme], extra, mode });
  const place = document.createElement("div");
  // Public pages hold no state and no handlers: what React has drawn is complete, and its root is let go.
  if (isOfBlocks(view)) place.innerHTML = view.props.html;
  else flushSync(() => createRoot(place).render(drawOpenPage(view)));
  return {
    body: [...place.childNodes],
    head: drawHead(words, css),
    root: { theme, username: isOfBlocks(view) ? view.props.username : usernameOf(view), media: mediaBaseOf(view) },
  };
}

/** Pages of blocks come drawn: what draws them stays on the server. */
function isOfBlocks(view: OpenPage): view is Extract<OpenPage, { kind: "front" | "page" }> {
  return view.kind === "front" || view.kind === "page";
}

/**
 * Theme and design of a page. What the owner chose stands in a style of the first page and stays for the visit: throws when
 * the next page has another design, which makes going there an ordinary navigation.
 */
function lookOf(view: OpenPage, look = "") {
  const { design: here = "", theme: current } = document.documentElement.dataset;
  if (!matchesDesignHash(here, look, hasLinks(view.kind))) throw new Error("The next page has another look");
  const theme = isOfBlocks(view)
    ? view.props.theme
    : "site" in view.props
      ? view.props.site.theme
      : (themeSchema.safeParse(current).data ?? DEFAULT_THEME);
  return { theme, ...readMark(look) };
}

/**
 * The policy of the first page stays for the visit: throws when it refuses a player of the next one, which makes going there an
 * ordinary navigation.
 */
function requirePlayers(wanted = ""): void {
  const allowed = document.documentElement.dataset["frames"]?.split(" ") ?? [];
  if (wanted && !wanted.split(" ").every((host) => allowed.includes(host))) throw new Error("The next page has players of its own");
}

function drawHead({ title, description, canonical, image }: PageLabels, css: string): Node[] {
  const element = (tag: string, attributes: Record<string, string>, text = "") => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.textContent = text;
    return made;
  };
  return [
    element("title", {}, title),
    ...(description ? [element("meta", { name: "description", content: description })] : []),
    canonical ? element("link", { rel: "canonical", href: canonical }) : element("meta", { name: "robots", content: "noindex" }),
    // The sheet that shares a page shows it. Whoever reads more of a head than that asks for the document.
    ...(image ? [element("meta", { property: "og:image", content: image })] : []),
    element("style", {}, css),
  ];
}

/** Puts a page in place of the one on screen, and returns that one as it stands. */
export function swapPage(next: DrawnPage): DrawnPage {
  const { documentElement: root, head, body } = document;
  // The page ends where its script stands; what comes after it (dialogs, what is said) belongs to the visit.
  const end = body.querySelector(":scope > script");
  const before = {
    body: [...body.childNodes].slice(0, end ? [...body.childNodes].indexOf(end) : undefined),
    head: [...head.querySelectorAll(OF_PAGE)],
    root: { theme: root.dataset["theme"], username: root.dataset["username"], media: root.dataset["media"] },
  };
  for (const dialog of body.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  head.append(...next.head);
  // It keeps the last word over every theme.
  const look = head.querySelector("style[data-look]");
  if (look) head.append(look);
  for (const node of [...before.head, ...before.body]) node.parentNode?.removeChild(node);
  body.prepend(...next.body);
  for (const name of ROOT_NAMES) {
    const value = next.root[name];
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
  // Counts, hidden buttons: the script of the page wakes what has just come.
  dispatchEvent(new Event("awning:basket"));
  return before;
}
