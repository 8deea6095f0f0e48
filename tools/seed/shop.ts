import type { DiscountDraft } from "@awning/domain/discount/discount";
import type { LinkDraft } from "@awning/domain/link/link";
import type { Media } from "@awning/domain/media/media";
import type { Seller } from "@awning/domain/order/money/invoice";
import type { Block } from "@awning/domain/page/block";
import type { ProductDraft } from "@awning/domain/product/product";
import type { RichText } from "@awning/domain/rich-text/rich-text";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import type { Profile } from "@awning/domain/site/profile";
import type { SiteDraft } from "@awning/domain/site/site";
import type { Social } from "@awning/domain/site/social";
import type { DemoBookings } from "./bookings.ts";
import type { DemoChat } from "./chats.ts";

/** A drawing in `tools/seed/art` and what it shows. */
export type Drawing = { file: string; alt: string };
/** A product of the demo. `stock` is a count, or a count for each variant name; without it nothing is counted. */
export type DemoProduct = Pick<ProductDraft, "title" | "price"> & {
  description: string | RichText;
  kind?: ProductDraft["kind"];
  compareAt?: number;
  drawings: Drawing[];
  variants?: { name: string; price?: number }[];
  stock?: number | Record<string, number>;
  limitPerOrder?: number;
  lowAt?: number;
  questions?: ProductDraft["questions"];
  state?: ProductDraft["state"];
  /** What buyers of something digital get. */
  file?: { name: string; lines: string[] };
};
export type DemoLink = Pick<LinkDraft, "type" | "title" | "url"> & {
  subtitle?: string;
  drawing?: Drawing;
  style?: LinkDraft["style"];
  enabled?: boolean;
  /** The title of the product that a link to one leads to. */
  product?: string;
  /** The title of the service whose times it leads to. */
  service?: string;
};

/** A page of blocks; `blocks` gets its pictures in the order of `drawings`. */
export type DemoPage = { title: string; drawings: Drawing[]; blocks: (pictures: Media[], newId: () => string) => Block[] };

/** One demo shop: what its owner types, and nothing that the product works out by itself. */
export type DemoShop = {
  username: string;
  email: string;
  site: Omit<SiteDraft, "avatar" | "cover" | "published" | "socials"> & { socials: Social[] };
  avatar: Drawing;
  cover: Drawing;
  settings: ShopSettings;
  /** Who sells, as its invoices say it. */
  seller?: Seller;
  /** Discount codes by what they are called. */
  codes?: Readonly<Record<string, DiscountDraft>>;
  /** How to reach it and when it is open. */
  profile?: Partial<Profile>;
  links: DemoLink[];
  products: DemoProduct[];
  /** Titles of the products that belong together. */
  collections?: Readonly<Record<string, readonly string[]>>;
  /** What visitors have written. */
  chats?: readonly DemoChat[];
  /** What can be booked, and what is. */
  booking?: DemoBookings;
  /** Published, in the menu of the page. */
  pages?: DemoPage[];
};

/** Password of both demo owners. The demo runs on this machine only. */
export const DEMO_PASSWORD = "awning-demo";
