import { formatCount } from "@awning/domain/values/counts";

// Head of a page
export const titleAt = (title: string, shop: string) => `${title} · ${shop}`;
export const titleAndHeadlineAt = (title: string, shop: string, headline: string) => `${title} · ${shop}. ${headline}`;
export const shop = "Shop";
export const titleOfPageAt = (title: string, page: number, shop: string) => `${title}, page ${page} · ${shop}`;
export const productsFrom = (products: number, shop: string) => `${formatCount(products, "product")} from ${shop}.`;
export const collectionFrom = (collection: string, products: number, shop: string) =>
  `${collection}: ${formatCount(products, "product")} from ${shop}.`;
export const productFrom = (product: string, shop: string) => `${product} from ${shop}.`;
export const bookServiceWith = (service: string, owner: string) => `Book ${service} with ${owner}.`;
export const bookWith = (owner: string) => `Book with ${owner}`;
export const bookingDescription = (owner: string, services: string) => `Choose a day and a time with ${owner}: ${services}.`;
