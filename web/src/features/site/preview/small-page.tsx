import type { DesignTrial } from "@awning/domain/design/design";
import { HomeInFrame, useOwnHome } from "./home-in-frame.tsx";

/** More than fits the thumbnail is not drawn. */
const LINKS = 4;
const PRODUCTS = 2;
const BLOCKS = 4;

/** The top of the owner's page in a design. */
export function SmallPage({ tried }: { tried: DesignTrial }) {
  const home = useOwnHome(tried);
  if (!home) return null;
  const { site, blocks } = home;
  if (blocks) return <HomeInFrame site={site} blocks={blocks.slice(0, BLOCKS)} title="" />;
  const top = { ...site, links: site.links.slice(0, LINKS), products: site.products.slice(0, PRODUCTS) };
  return <HomeInFrame site={top} blocks={null} title="" />;
}
