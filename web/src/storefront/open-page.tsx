import type { ReactNode } from "react";
import { SiteNotFound, type SiteNotFoundProps } from "./blank/site-not-found.tsx";
import { SiteHome, type SiteHomeProps } from "./home/site-home.tsx";
import { SiteShop, type SiteShopProps } from "./shop/site-shop.tsx";

/**
 * The pages that are the same for every visitor: the server renders them, and so does the browser when it navigates between
 * them.
 */
export type OpenPageView =
  | { kind: "home"; props: SiteHomeProps }
  | { kind: "shop" | "product"; props: SiteShopProps }
  | { kind: "not-found"; props: SiteNotFoundProps };

/** The body of a page, on both sides from exactly the props of the `x-page-data` response. */
export function drawOpenPage(view: OpenPageView): ReactNode {
  switch (view.kind) {
    case "home":
      return <SiteHome {...view.props} />;
    case "shop":
    case "product":
      return <SiteShop {...view.props} />;
    case "not-found":
      return <SiteNotFound {...view.props} />;
  }
}

type AnyView = {
  props: { site?: { username: string }; shop?: { username: string }; mediaBase?: string; [other: string]: unknown };
};

/** The shop of a page, which tells the script which basket belongs to it. */
export function usernameOf({ props }: AnyView): string | undefined {
  return props.site?.username ?? props.shop?.username;
}

/** The base address of a page's pictures, for what the script draws. */
export function mediaBaseOf({ props }: AnyView): string | undefined {
  return props.mediaBase;
}
