import type { DiscountDraft } from "@awning/domain/discount/discount";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { EU_COUNTRIES } from "@awning/domain/values/countries";
import { CHATS, DESK } from "./kiln-chats.ts";
import { KILN_STUDIO } from "./kiln-pages.ts";
import { KILN_PRODUCTS } from "./kiln-products.ts";
import { OPEN, WORKSHOP } from "./kiln-workshop.ts";
import type { DemoShop } from "./shop.ts";

const CODE = {
  startsAt: null,
  endsAt: null,
  minSubtotal: null,
  productIds: [],
  totalLimit: null,
  perEmailLimit: null,
  state: "active",
} satisfies Partial<DiscountDraft>;

/** A pottery studio: many products, few of each. */
export function kiln(): DemoShop {
  return {
    username: "kiln",
    email: "kiln@example.test",
    site: {
      displayName: "kiln",
      headline: "Stoneware for every day",
      bio: "A two-wheel pottery by the harbour. We throw in small batches, fire on Thursdays and send what came out well.",
      socials: [
        { kind: "email", url: "mailto:kiln@example.test" },
        { kind: "phone", url: "tel:+4940000000" },
        { kind: "whatsapp", url: "https://wa.me/4940000000" },
        { kind: "map", url: "https://www.openstreetmap.org/#map=15/53.5436/9.9668" },
        { kind: "rss", url: "https://kiln.example.test/news.xml" },
      ],
      theme: "market",
    },
    avatar: { file: "kiln-avatar", alt: "A brick bottle kiln with a lit door" },
    cover: { file: "kiln-cover", alt: "A shelf of vases, bowls and jars in evening light" },
    seller: {
      name: "kiln, stoneware",
      address: "Quay 9\n20457 Hamburg\nGermany",
      email: "kiln@example.test",
      taxNumber: "DE 000 000 000",
      note: "",
    },
    settings: {
      ...DEFAULT_SHOP_SETTINGS,
      transfer: { enabled: true, instructions: "This is a demo: please transfer nothing." },
      bank: { holder: "kiln, stoneware", iban: "DE89370400440532013000", bic: "" },
      cash: { enabled: true, instructions: "Bring cash, we have change for a fifty." },
      onDelivery: { enabled: true, instructions: "The carrier takes cash only." },
      payLink: {
        enabled: true,
        instructions: "A demo page that takes no money.",
        url: "https://pay.example.test/kiln/{amount}?order={order}",
      },
      shipping: { enabled: true, price: 590 },
      country: "DE",
      shippingMethods: [
        { id: "home", name: "Parcel", price: 590, freeOver: 25_000, countries: ["DE"], days: { from: 1, to: 3 }, active: true },
        {
          id: "union",
          name: "Parcel in the EU",
          price: 1290,
          freeOver: null,
          countries: EU_COUNTRIES.filter((code) => code !== "DE"),
          days: { from: 3, to: 7 },
          active: true,
        },
        { id: "world", name: "Parcel by air", price: 2900, freeOver: null, countries: [], days: { from: 7, to: 21 }, active: true },
      ],
      tax: {
        mode: "inclusive",
        shipping: true,
        rates: [
          { country: "DE", standardRate: 19000, reducedRate: 7000 },
          { country: null, standardRate: 0, reducedRate: 0 },
        ],
      },
      pickup: { enabled: true, place: "Harbour studio, Quay 4. Wednesday to Saturday, 10:00 to 18:00.", shown: true },
    },
    profile: {
      email: "kiln@example.test",
      address: "Harbour studio, Quay 4\n20457 Hamburg",
      zone: "Europe/Berlin",
      shown: ["address", "hours"],
      hours: {
        week: { mon: [], tue: [], wed: OPEN, thu: OPEN, fri: OPEN, sat: [{ from: "10:00", until: "14:00" }], sun: [] },
        special: [],
      },
    },
    codes: {
      "FIRST-FIRING": { ...CODE, type: "percent", value: 10, perEmailLimit: 1 },
      "TWO-MUGS": { ...CODE, type: "free_shipping", value: 0, minSubtotal: 5000, totalLimit: 40 },
      SECONDS: { ...CODE, type: "amount", value: 500, state: "paused" },
    },
    booking: WORKSHOP,
    links: [
      {
        type: "product",
        title: "The autumn firing is out",
        subtitle: "Fourteen pieces, none of them twice",
        url: "",
        product: "Oat and umber carafe",
        drawing: { file: "fruit-bowl", alt: "Lemons in a cream bowl" },
        style: "featured",
      },
      {
        type: "product",
        title: "Dipped bowl",
        subtitle: "Blue is back in stock",
        url: "",
        product: "Dipped bowl",
        drawing: { file: "dipped-bowl", alt: "A bowl dipped in blue glaze" },
      },
      { type: "heading", title: "From the workshop", url: "" },
      {
        type: "web",
        title: "What a moon jar is",
        subtitle: "Two bowls, joined at the belly",
        url: "https://en.wikipedia.org/wiki/Moon_jar",
        drawing: { file: "moon-jar", alt: "A round white jar" },
      },
      {
        type: "web",
        title: "What stoneware can take",
        subtitle: "Oven yes, open flame no",
        url: "https://en.wikipedia.org/wiki/Stoneware",
      },
      { type: "email", title: "Ask for a piece of your own", subtitle: "We answer within two days", url: "mailto:kiln@example.test" },
      {
        type: "web",
        title: "Saturday market, row 4",
        subtitle: "Every week until December",
        url: "https://www.openstreetmap.org/#map=17/53.5500/9.9790",
      },
      {
        type: "web",
        title: "Winter market",
        subtitle: "Shown again from November",
        url: "https://www.openstreetmap.org/#map=17/53.5506/9.9931",
        enabled: false,
      },
    ],
    products: KILN_PRODUCTS,
    collections: {
      "For the table": ["Speckled mug", "Brushed dinner plate", "Dipped bowl", "Egg cups, pair"],
      "For pouring": ["Oat and umber carafe", "Night-blue teapot", "Striped milk jug"],
      "For plants": ["Bud vase, bottle green", "Planter with saucer"],
    },
    pages: [KILN_STUDIO],
    chats: CHATS,
    desk: DESK,
  };
}
