import { NO_SAFETY } from "@awning/domain/product/law/safety";
import type { ProductDraft } from "@awning/domain/product/product";
import type { DemoProduct } from "./shop.ts";

const STONEWARE = {
  ...NO_SAFETY,
  maker: "kiln, stoneware\nQuay 9\n20457 Hamburg, Germany",
  makerContact: "kiln@example.test",
} satisfies ProductDraft["safety"];

/** What the pottery sells. */
export const KILN_PRODUCTS: DemoProduct[] = [
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
    tags: ["mug", "gift"],
    weight: 420,
    safety: { ...STONEWARE, model: "Mug 300", warnings: "Oven up to 180 °C. No open flame." },
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
    sku: "PLATE-27",
    weight: 980,
    safety: { ...STONEWARE, model: "Plate 27" },
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
      lines: ["How to mend a bowl", "1. Glue the pieces, the largest first.", "2. Sand the seam when it is dry.", "3. Draw the gold line."],
    },
    drawings: [{ file: "mended-bowl", alt: "A bowl mended with golden lines" }],
  },
  {
    title: "Mending lacquer",
    description: "For three or four bowls. Sets in a day, hard in a week.",
    price: 1450,
    drawings: [{ file: "mended-bowl", alt: "A bowl mended with golden lines" }],
    stock: 9,
    sku: "LACQUER-25",
    measure: { amount: 25_000, unit: "ml" },
    weight: 90,
    safety: {
      ...STONEWARE,
      model: "Lacquer 25",
      batch: "26-11",
      warnings: "Irritates the skin until it is set: wear gloves. Keep away from children.",
    },
  },
  {
    title: "Candle holder, second choice",
    description: "Stands straight, glaze has run. Being photographed.",
    price: 1800,
    drawings: [{ file: "candle-holder", alt: "A candle holder with a lit candle" }],
    stock: 4,
    state: "draft",
  },
];
