import type { DemoShop } from "./shop.ts";

/** A music school: links first, a few things to sell. `siteUrl` is where the demo will be served. */
export function tempo(siteUrl: string): DemoShop {
  return {
    username: "tempo",
    email: "tempo@example.test",
    site: {
      displayName: "tempo",
      headline: "Music lessons, one to one",
      bio: "Six instruments, four teaching rooms and a piano that is always in tune. First lesson is a free half hour.",
      socials: [
        { kind: "email", url: "mailto:tempo@example.test" },
        { kind: "phone", url: "tel:+4940000001" },
        { kind: "map", url: "https://www.openstreetmap.org/#map=16/53.5620/9.9600" },
      ],
      theme: "bauhaus",
    },
    avatar: { file: "tempo-avatar", alt: "A metronome drawn with three shapes" },
    cover: { file: "tempo-cover", alt: "Instruments made of circles and bars" },
    settings: {
      currency: "EUR",
      transfer: { enabled: false, instructions: "" },
      cash: { enabled: true, instructions: "Pay at the front desk, cash only." },
      shipping: { enabled: false, price: 0 },
      pickup: { enabled: true, place: "Front desk, Mill Street 2. Monday to Friday, 13:00 to 20:00.", shown: true },
    },
    links: [
      {
        type: "email",
        title: "Ask for a first lesson",
        subtitle: "Thirty minutes, free, any instrument",
        url: "mailto:tempo@example.test?subject=First%20lesson",
        drawing: { file: "piano", alt: "A piano seen from above" },
        style: "featured",
      },
      {
        type: "web",
        title: "Strings and sheet music",
        subtitle: "To collect at the front desk",
        url: `${siteUrl}/tempo/shop`,
        drawing: { file: "guitar", alt: "A guitar" },
      },
      { type: "heading", title: "Listen and practise", url: "" },
      { type: "web", title: "Read notes in a week", subtitle: "The staff, explained", url: "https://en.wikipedia.org/wiki/Staff_(music)" },
      { type: "web", title: "How to tune a violin", url: "https://en.wikipedia.org/wiki/Violin#Tuning" },
      { type: "phone", title: "Call the front desk", subtitle: "Monday to Friday from one", url: "tel:+4940000001" },
      { type: "web", title: "Rooms and how to get there", url: "https://www.openstreetmap.org/#map=16/53.5620/9.9600" },
    ],
    products: [
      {
        title: "Violin strings, full set",
        description: "Four strings, steel core.",
        price: 3900,
        drawings: [{ file: "violin", alt: "A violin and its bow" }],
        variants: [{ name: "Soft" }, { name: "Medium" }],
        stock: { Soft: 6, Medium: 3 },
      },
      {
        title: "Guitar strings, nylon",
        description: "Six strings for classical guitar, normal tension.",
        price: 1200,
        drawings: [{ file: "guitar", alt: "A guitar" }],
        stock: 25,
      },
      {
        title: "First pieces for piano",
        description: [
          { type: "p", children: [{ text: "Twenty pieces of one page each, " }, { text: "with fingerings", italic: true }, { text: "." }] },
          { type: "p", children: [{ text: "Sheet music, 32 pages." }] },
        ],
        price: 1450,
        drawings: [{ file: "piano", alt: "A piano seen from above" }],
        stock: 12,
      },
      {
        title: "Theory and ear, workbook",
        description: "One page a week for a year.",
        price: 1800,
        drawings: [{ file: "theory", alt: "Notes and intervals drawn as shapes" }],
        stock: 8,
      },
      {
        title: "Drumsticks, pair",
        description: "Maple, 5A.",
        price: 1100,
        drawings: [{ file: "drum", alt: "A drum with two sticks" }],
        stock: 2,
      },
      {
        title: "Valve oil",
        description: "30 ml, for trumpets and horns.",
        price: 650,
        drawings: [{ file: "trumpet", alt: "A trumpet" }],
        stock: 0,
      },
    ],
  };
}
