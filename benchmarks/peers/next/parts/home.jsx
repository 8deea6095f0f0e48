import { cache } from "react";
import place from "../generated/place.json";
import { homeHead, pageCss, SiteHome } from "../generated/view.js";
import { Basket } from "./basket.jsx";

const css = pageCss("home", "market", place.font);

/** The site from the origin that every contestant has it from. */
const read = (options) =>
  cache(async (username) => {
    const answer = await fetch(`${place.origin}/sites/${username}`, options);
    return answer.json();
  });
export const readKept = read({ next: { revalidate: 3600 } });
export const readFresh = read({ cache: "no-store" });

export function metadataOf(site) {
  const { title, description, canonical, image } = homeHead(site, place);
  const images = image ? [{ url: image.url, width: image.width, height: image.height, alt: image.alt }] : [];
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { type: "profile", title, description, url: canonical, siteName: "awning", images },
    twitter: { card: "summary_large_image" },
    icons: { icon: "/favicon.svg" },
  };
}

export function Home({ site }) {
  const { data } = homeHead(site, place);
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data[0]).replaceAll("<", "\\u003c") }} />
      <SiteHome site={site} mediaBase={place.mediaBase} />
      <Basket username={site.username} />
    </>
  );
}
