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
import type { DemoChat, DemoDesk } from "./chats.ts";

/** A drawing in `tools/seed/art` with its alt text. */
export type Drawing = { file: string; alt: string };
/** What an owner can say of a product besides what buyers choose. */
export const PRODUCT_FACTS = ["tags", "sku", "weight", "measure", "safety", "receipt"] as const;
/** A demo product. `stock` is a count, or a count per variant name; untracked without it. */
export type DemoProduct = Pick<ProductDraft, "title" | "price"> &
  Partial<Pick<ProductDraft, (typeof PRODUCT_FACTS)[number]>> & {
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
    /** The file of a digital product. */
    file?: { name: string; lines: string[] };
  };
export type DemoLink = Pick<LinkDraft, "type" | "title" | "url"> & {
  subtitle?: string;
  drawing?: Drawing;
  style?: LinkDraft["style"];
  enabled?: boolean;
  /** The title of the linked product. */
  product?: string;
  /** The title of the linked service. */
  service?: string;
};

/** A page of blocks; `blocks` receives its pictures in the order of `drawings`. */
export type DemoPage = { title: string; drawings: Drawing[]; blocks: (pictures: Media[], newId: () => string) => Block[] };

/** A demo shop: what its owner types, without anything the product computes. */
export type DemoShop = {
  username: string;
  email: string;
  site: Omit<SiteDraft, "avatar" | "cover" | "published" | "socials"> & { socials: Social[] };
  avatar: Drawing;
  cover: Drawing;
  settings: ShopSettings;
  /** The seller on invoices. */
  seller?: Seller;
  /** Discounts by code. */
  codes?: Readonly<Record<string, DiscountDraft>>;
  /** Contact details and hours. */
  profile?: Partial<Profile>;
  links: DemoLink[];
  products: DemoProduct[];
  /** Product titles by collection. */
  collections?: Readonly<Record<string, readonly string[]>>;
  /** Visitor conversations. */
  chats?: readonly DemoChat[];
  /** Labels and saved replies of the chat. */
  desk?: DemoDesk;
  /** Services and bookings. */
  booking?: DemoBookings;
  /** Published pages in the menu. */
  pages?: DemoPage[];
};

export const DEMO_PASSWORD = "awning-demo";
