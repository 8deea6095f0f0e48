import type { PageData } from "../../navigation/page-data.ts";

/**
 * The data of a page that is not there, drawn from the page on screen where the answer said nothing but that: the rest of the
 * shop is one tap away, in its own look. Other data stays as it is.
 */
export function completeMissing(data: PageData, username: string): PageData {
  if (data.kind !== "not-found" || Object.keys(data.props).length > 0) return data;
  const { language = "en", media, design = "" } = document.documentElement.dataset;
  const displayName = document.querySelector(".top__who span, h1")?.textContent || username;
  const shop = { username, displayName, avatar: null, language };
  const props = { username: null, name: "never", host: location.host, picture: "", shop, mediaBase: media };
  // A page that is missing has no look of its own: that of the home page is the shop's.
  return { ...data, title: `${data.title} · ${displayName}`, look: design.replace(/\.home$/, ""), props };
}
