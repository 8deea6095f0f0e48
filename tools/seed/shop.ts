import type { Block } from "@awning/domain/block";
import type { DiscountDraft } from "@awning/domain/discount";
import type { Seller } from "@awning/domain/invoice";
import type { LinkDraft } from "@awning/domain/link";
import type { Media } from "@awning/domain/media";
import type { ProductDraft } from "@awning/domain/product";
import type { Profile } from "@awning/domain/profile";
import type { RichText } from "@awning/domain/rich-text";
import type { StoredShopSettings } from "@awning/domain/shop-settings";
import type { SiteDraft } from "@awning/domain/site";

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
};

/** A page of blocks; `blocks` gets its pictures in the order of `drawings`. */
export type DemoPage = { title: string; drawings: Drawing[]; blocks: (pictures: Media[], newId: () => string) => Block[] };

/** One demo shop: what its owner types, and nothing that the product works out by itself. */
export type DemoShop = {
  username: string;
  email: string;
  site: Omit<SiteDraft, "avatar" | "cover" | "published">;
  avatar: Drawing;
  cover: Drawing;
  settings: StoredShopSettings;
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
  /** Published, in the menu of the page. */
  pages?: DemoPage[];
};

/** Password of both demo owners. The demo runs on this machine only. */
export const DEMO_PASSWORD = "awning-demo";
