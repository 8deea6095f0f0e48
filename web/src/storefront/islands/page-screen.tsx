import { matchesDesignHash, readMark } from "@awning/domain/design/design-hash";
import { DEFAULT_THEME, type Theme, themeSchema } from "@awning/domain/design/theme";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { OpenPage } from "../../navigation/page-props.ts";
import { drawOpenPage, mediaBaseOf, usernameOf } from "../open-page.tsx";
import { loadTheme } from "../styles/load-theme.ts";
import { hasLinks, openCss } from "../styles/open-css.ts";
import { rareCss } from "../styles/rare-css.ts";

/** What changes from page to page: body, head, and root attributes. */
export type DrawnPage = { body: Node[]; head: Node[]; root: Readonly<Record<RootName, string | undefined>> };
/** The head of a page besides its styles. */
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
/** The head elements of a single page; the drawer's and the design's styles stay. */
const OF_PAGE =
  "title,meta[name]:not([name=viewport]),meta[property],link[rel=canonical],link[rel=alternate],link[rel=preload],script,style:not([data-drawer],[data-look])";

/** Draws a page off screen, with the same markup as the server. */
export async function drawPage(view: OpenPage, words: PageLabels, fonts: Readonly<Record<Theme, string>>): Promise<DrawnPage> {
  requirePlayers(words.frames);
  const { theme, mode, hasOwnFace } = lookOf(view, words.look);
  const extra = isOfBlocks(view) ? view.props.css : view.kind === "home" ? rareCss(view.props.site) : "";
  const css = openCss(view.kind, { sheet: await loadTheme(theme), fontUrl: hasOwnFace ? null : fonts[theme], extra, mode });
  const place = document.createElement("div");
  // Public pages have no state and no handlers, so the React root is unmounted once drawn.
  if (isOfBlocks(view)) place.innerHTML = view.props.html;
  else flushSync(() => createRoot(place).render(drawOpenPage(view)));
  return {
    body: [...place.childNodes],
    head: drawHead(words, css),
    root: { theme, username: isOfBlocks(view) ? view.props.username : usernameOf(view), media: mediaBaseOf(view) },
  };
}

/** Pages of blocks arrive as HTML, because their renderer stays on the server. */
function isOfBlocks(view: OpenPage): view is Extract<OpenPage, { kind: "front" | "page" }> {
  return view.kind === "front" || view.kind === "page";
}

/**
 * Theme and design of a page. The owner's design is a style of the first page and stays for the visit: throws when the next
 * page has another design, which causes a normal navigation.
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
 * The first page's CSP stays for the visit: throws when it blocks a player of the next page, which causes a normal navigation.
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
    // The share sheet shows it. Crawlers that read the head request the document itself.
    ...(image ? [element("meta", { property: "og:image", content: image })] : []),
    element("style", {}, css),
  ];
}

/** Swaps the page on screen and returns the old one as it was. */
export function swapPage(next: DrawnPage): DrawnPage {
  const { documentElement: root, head, body } = document;
  // The page ends at its script; what follows it (dialogs, announcements) belongs to the visit.
  const end = body.querySelector(":scope > script");
  const before = {
    body: [...body.childNodes].slice(0, end ? [...body.childNodes].indexOf(end) : undefined),
    head: [...head.querySelectorAll(OF_PAGE)],
    root: { theme: root.dataset["theme"], username: root.dataset["username"], media: root.dataset["media"] },
  };
  for (const dialog of body.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  head.append(...next.head);
  // The design overrides every theme, so it stays last.
  const look = head.querySelector("style[data-look]");
  if (look) head.append(look);
  for (const node of [...before.head, ...before.body]) node.parentNode?.removeChild(node);
  body.prepend(...next.body);
  for (const name of ROOT_NAMES) {
    const value = next.root[name];
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
  // The page's script updates what was just inserted, such as counts and hidden buttons.
  dispatchEvent(new Event("awning:basket"));
  return before;
}
