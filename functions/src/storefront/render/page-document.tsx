import { designHash, pageBadge } from "@awning/domain/design/design-hash";
import type { Theme } from "@awning/domain/design/theme";
import { directionOf } from "@awning/domain/values/csv";
import {
  blocksCss,
  designCss,
  drawOpenPage,
  hasLinks,
  mediaBaseOf,
  pageCss,
  rareCss,
  SiteBooking,
  SiteBookings,
  SiteChat,
  SiteCheckout,
  SiteConfirmation,
  SiteContact,
  SiteFindOrder,
  SiteGone,
  SiteInvoice,
  SiteLegal,
  SiteOrder,
  SiteOwnData,
  SitePage,
  SiteProblem,
  SiteReport,
  SiteReservation,
  SiteSignUp,
  SiteWithdraw,
  usernameOf,
} from "@awning/web/storefront";
import type { ReactNode } from "react";
import { type DocumentBytes, documentBytes } from "#fast-path/document-bytes.ts";
import { drawHtml, drawInto, openTag } from "#fast-path/draw-html.ts";
import { type Favicon, faviconOf, type StorefrontAssets, scriptOf } from "../respond/assets.ts";
import { isOfBlocks, type Page, type PageHead, type PageView } from "./page.ts";
import { frameHosts } from "./page-head.ts";
import { PageLinks } from "./page-links.tsx";

/** A page's complete HTML, styled and usable without JavaScript. */
export function renderDocument(page: Page, assets: StorefrontAssets, mediaBase = mediaBaseOf(page.view) ?? ""): DocumentBytes {
  const design = page.design ?? null;
  const extra = isOfBlocks(page.view)
    ? blocksCss(page.view.props.page.blocks) + rareCss(page.view.props.site)
    : page.view.kind === "home"
      ? rareCss(page.view.props.site)
      : "";
  const fontOf = (theme: Theme) => assets.fonts[theme] ?? null;
  const css = pageCss(page.view.kind, page.theme, design, fontOf, extra);
  const language = languageOf(page.view);
  const frame = {
    lang: language,
    dir: directionOf(language) === "rtl" ? "rtl" : undefined,
    "data-theme": page.theme,
    "data-design": pageBadge(designHash(design), hasLinks(page.view.kind)) || undefined,
    "data-language": shopLanguageOf(page.view),
    "data-username": usernameOf(page.view),
    "data-media": mediaBaseOf(page.view),
    "data-frames": frameHosts(page.view) || undefined,
  };
  const favicon = faviconOf(faceOf(page.view), { theme: page.theme, design }, mediaBase);
  const look = designCss(page.theme, design, { mediaBase, fontOf }, hasLinks(page.view.kind));
  return documentBytes([
    "<!doctype html>",
    (out) => openTag(out, "html", frame),
    "<head>",
    (out) => drawInto(out, <Head head={page.head} language={language} favicon={favicon} />),
    "<style>",
    { shared: css, as: inStyle },
    "</style>",
    (out) => drawInto(out, <Data head={page.head} look={look} />),
    "</head><body>",
    (out) => drawInto(out, drawView(page.view)),
    '<script type="module">',
    { shared: scriptOf(assets, page) },
    "</script></body></html>",
  ]);
}

/** Renders the view from the same props as `x-page-data`. */
export function drawView(view: PageView): ReactNode {
  switch (view.kind) {
    case "checkout":
      return <SiteCheckout {...view.props} />;
    case "confirmation":
      return <SiteConfirmation {...view.props} />;
    case "order":
      return <SiteOrder {...view.props} />;
    case "invoice":
      return <SiteInvoice {...view.props} />;
    case "find-order":
      return <SiteFindOrder {...view.props} />;
    case "withdraw":
      return <SiteWithdraw {...view.props} />;
    case "front":
    case "page":
      return <SitePage {...view.props} />;
    case "report":
      return <SiteReport {...view.props} />;
    case "contact":
      return <SiteContact {...view.props} />;
    case "chat":
      return <SiteChat {...view.props} />;
    case "booking":
    case "waiting":
      return <SiteBooking {...view.props} />;
    case "bookings":
      return <SiteBookings {...view.props} />;
    case "reservation":
      return <SiteReservation {...view.props} />;
    case "legal":
      return <SiteLegal {...view.props} />;
    case "sign-up":
      return <SiteSignUp {...view.props} />;
    case "own-data":
      return <SiteOwnData {...view.props} />;
    case "gone":
      return <SiteGone {...view.props} />;
    case "problem":
      return <SiteProblem {...view.props} />;
    default:
      return drawOpenPage(view);
  }
}

/** A page of blocks for client navigation, prerendered so that browsers need no block renderer. */
export function drawnProps(view: Extract<PageView, { kind: "front" | "page" }>) {
  const { site, mediaBase, page } = view.props;
  const html = drawHtml(drawView(view));
  return { html, css: blocksCss(page.blocks) + rareCss(site), theme: site.theme, username: site.username, mediaBase };
}

/** The page's language: the owner's for their pages, English for ours. */
function languageOf(view: PageView): string {
  return ("site" in view.props || view.kind === "legal" ? shopLanguageOf(view) : undefined) ?? "en";
}

/** The owner's language; `undefined` without an owner. */
function shopLanguageOf({ props }: PageView): string | undefined {
  return "site" in props ? props.site.profile.language : "shop" in props ? props.shop?.language : undefined;
}

/** The page's owner; `null` without one. */
function faceOf({ props }: PageView) {
  return "site" in props ? props.site : "shop" in props ? (props.shop ?? null) : null;
}

function Head({ head, language, favicon }: { head: PageHead; language: string; favicon: Favicon }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      <PageLinks head={head} language={language} />
      {head.canonical && <ShareTags head={head} url={head.canonical} />}
      <link rel="icon" href={favicon.href} type={favicon.type} />
    </>
  );
}

/** Head content after the shared styles: the owner's own styles and structured data. */
function Data({ head, look }: { head: PageHead; look: string }) {
  return (
    <>
      {look && <Raw tag="style" name="look" text={inStyle(look)} />}
      {head.data.map((one) => (
        <Raw key={String(one["@type"])} tag="script" type="application/ld+json" text={jsonForScript(one)} />
      ))}
    </>
  );
}

function ShareTags({ head, url }: { head: PageHead; url: string }) {
  return (
    <>
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content="awning" />
      {head.image && (
        <>
          <meta property="og:image" content={head.image.url} />
          <meta property="og:image:alt" content={head.image.alt} />
          <meta property="og:image:width" content={String(head.image.width)} />
          <meta property="og:image:height" content={String(head.image.height)} />
        </>
      )}
      <meta name="twitter:card" content={head.image ? "summary_large_image" : "summary"} />
    </>
  );
}

/** An element with unescaped text: only our CSS and script, and escaped JSON. */
function Raw({ tag: Tag, type, name, text }: { tag: "style" | "script"; type?: string; name?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, or JSON made safe below
  return <Tag type={type} data-look={name && ""} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Escapes everything that could end the style element. */
function inStyle(css: string): string {
  return css.replaceAll("</", "<\\/");
}

const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON escaped for a script element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}
