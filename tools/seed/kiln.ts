import type { DiscountDraft } from "@awning/domain/discount/discount";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { EU_COUNTRIES } from "@awning/domain/values/countries";
import { KILN_STUDIO } from "./kiln-pages.ts";
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
    products: [
      {
        title: "Speckled mug",
        description: [
          {
            type: "p",
            children: [
              { text: "Holds 300 ml and a whole hand. " },
              { text: "Thrown, not cast", bold: true },
              { text: ", so no two rims are quite the same." },
            ],
          },
          { type: "h2", children: [{ text: "How to care for it" }] },
          { type: "ul", items: [{ children: [{ text: "Dishwasher safe." }] }, { children: [{ text: "Not for the open flame." }] }] },
        ],
        price: 2800,
        drawings: [
          { file: "speckled-mug", alt: "A cream mug with brown speckles and a bare foot" },
          { file: "tumblers", alt: "Glaze samples on six small tumblers" },
        ],
        variants: [{ name: "Oat" }, { name: "Night blue" }, { name: "Large, oat", price: 3400 }],
        stock: { Oat: 14, "Night blue": 2, "Large, oat": 0 },
      },
      {
        title: "Oat and umber carafe",
        description: "A litre of water or wine. The lip pours without a drop left over.",
        price: 6400,
        drawings: [{ file: "carafe", alt: "A tall carafe, oat above and umber below" }],
        stock: 5,
      },
      {
        title: "Brushed dinner plate",
        description: "27 cm across, brushed with iron slip. Stacks close.",
        price: 3600,
        compareAt: 4200,
        drawings: [{ file: "dinner-plate", alt: "A dark dinner plate with brush marks" }],
        stock: 22,
      },
      {
        title: "Bud vase, bottle green",
        description: "For one stem. Weighs enough not to tip over.",
        price: 3400,
        drawings: [{ file: "bud-vase", alt: "A small green vase with one twig" }],
        stock: 2,
      },
      {
        title: "Night-blue teapot",
        description: "Six cups. The handle stays cool. The next ones come out of the kiln in December.",
        price: 9800,
        drawings: [{ file: "teapot", alt: "A deep blue teapot with a bamboo handle" }],
        stock: 0,
      },
      {
        title: "Striped milk jug",
        description: "Half a litre, striped freehand.",
        price: 4200,
        drawings: [{ file: "milk-jug", alt: "A jug with brown stripes" }],
        stock: 7,
      },
      {
        title: "Moon jar",
        description: "Thrown in two halves and joined. 32 cm high. One a season.",
        price: 22000,
        drawings: [{ file: "moon-jar", alt: "A large round white jar" }],
        stock: 1,
        limitPerOrder: 1,
        lowAt: 0,
        questions: [{ id: "certificate", label: "Whose name is on its card?", required: false, max: 100, type: "text", choices: "" }],
      },
      {
        title: "Egg cups, pair",
        description: "Two cups that fit any egg from quail to goose.",
        price: 2400,
        drawings: [{ file: "egg-cups", alt: "Two egg cups, one with an egg in it" }],
        stock: 16,
        lowAt: 6,
      },
      {
        title: "Dipped bowl",
        description: "Muesli, soup or keys by the door. Dipped by hand, so the line is never straight.",
        price: 4600,
        drawings: [{ file: "dipped-bowl", alt: "A bowl dipped in blue glaze" }],
        variants: [{ name: "Blue" }, { name: "Celadon" }],
        stock: { Blue: 9, Celadon: 3 },
      },
      {
        title: "Lidded jar",
        description: "Keeps salt dry and biscuits secret. 800 ml.",
        price: 5200,
        drawings: [{ file: "lidded-jar", alt: "A jar with a lid and a knob" }],
        stock: 6,
      },
      {
        title: "Planter with saucer",
        description: "For a plant of 14 cm. A hole below, a saucer under it.",
        price: 3900,
        drawings: [{ file: "planter", alt: "A planter with a green plant" }],
        stock: 11,
      },
      {
        title: "How to mend a bowl",
        description: "Drawn and written down: glue, sand, gold line. The file is yours as soon as the payment is in.",
        price: 700,
        kind: "digital",
        file: {
          name: "How to mend a bowl.txt",
          lines: [
            "How to mend a bowl",
            "1. Glue the pieces, the largest first.",
            "2. Sand the seam when it is dry.",
            "3. Draw the gold line.",
          ],
        },
        drawings: [{ file: "mended-bowl", alt: "A bowl mended with golden lines" }],
      },
      {
        title: "Candle holder, second choice",
        description: "Stands straight, glaze has run. Being photographed.",
        price: 1800,
        drawings: [{ file: "candle-holder", alt: "A candle holder with a lit candle" }],
        stock: 4,
        state: "draft",
      },
    ],
    collections: {
      "For the table": ["Speckled mug", "Brushed dinner plate", "Dipped bowl", "Egg cups, pair"],
      "For pouring": ["Oat and umber carafe", "Night-blue teapot", "Striped milk jug"],
      "For plants": ["Bud vase, bottle green", "Planter with saucer"],
    },
    pages: [KILN_STUDIO],
    chats: [
      {
        name: "Corner café",
        email: "corner-cafe@example.test",
        said: [
          { by: "visitor", text: "We’d like twelve speckled mugs for the café. Is that possible before the summer?" },
          { by: "owner", text: "Gladly. They’d be ready in five weeks. All the same glaze?" },
          { by: "visitor", text: "Yes, the same one. Can we pick them up at the workshop?" },
        ],
      },
      {
        name: "Museum shop",
        email: "museum-shop@example.test",
        said: [
          { by: "visitor", text: "Is the night-blue teapot safe in the dishwasher?" },
          { by: "owner", text: "It is. Only the gold-line bowls want to be washed by hand." },
          { by: "visitor", text: "Perfect, thank you!" },
          { by: "owner", text: "Enjoy it." },
        ],
      },
      { name: "", said: [{ by: "visitor", text: "Hello! Do you give pottery lessons for beginners?" }] },
    ],
  };
}
