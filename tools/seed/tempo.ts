import { NO_SAFETY } from "@awning/domain/product/law/safety";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { winterBreak } from "./bookings.ts";
import type { DemoShop } from "./shop.ts";

const AFTERNOON = [{ from: 780, to: 1200 }];
/** By weekday, Monday first; missing days are closed. */
const HOURS: Readonly<Record<number, { from: number; to: number }[]>> = {
  1: AFTERNOON,
  2: [
    { from: 540, to: 720 },
    { from: 780, to: 1200 },
  ],
  3: AFTERNOON,
  4: AFTERNOON,
  5: [{ from: 780, to: 1080 }],
};

/** A music school: links first, a few products. */
export function tempo(): DemoShop {
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
      ...DEFAULT_SHOP_SETTINGS,
      transfer: { enabled: false, instructions: "" },
      cash: { enabled: true, instructions: "Pay at the front desk, cash only." },
      shipping: { enabled: false, price: 0 },
      pickup: { enabled: true, place: "Front desk, Mill Street 2. Monday to Friday, 13:00 to 20:00.", shown: true },
    },
    links: [
      {
        type: "booking",
        title: "Book a first lesson",
        subtitle: "Thirty minutes, free, any instrument",
        url: "",
        service: "First lesson",
        drawing: { file: "piano", alt: "A piano seen from above" },
        style: "featured",
      },
      {
        type: "product",
        title: "Strings and sheet music",
        subtitle: "To collect at the front desk",
        url: "",
        product: "Violin strings, full set",
        drawing: { file: "guitar", alt: "A guitar" },
      },
      { type: "heading", title: "Listen and practise", url: "" },
      { type: "web", title: "Read notes in a week", subtitle: "The staff, explained", url: "https://en.wikipedia.org/wiki/Staff_(music)" },
      { type: "web", title: "How to tune a violin", url: "https://en.wikipedia.org/wiki/Violin#Tuning" },
      { type: "phone", title: "Call the front desk", subtitle: "Monday to Friday from one", url: "tel:+4940000001" },
      { type: "web", title: "Rooms and how to get there", url: "https://www.openstreetmap.org/#map=16/53.5620/9.9600" },
    ],
    booking: {
      schedule: {
        name: "Lessons",
        zone: "Europe/Berlin",
        weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ranges: HOURS[day] ?? [] })),
        overrides: [{ ...winterBreak(), ranges: [] }],
      },
      services: [
        {
          title: "First lesson",
          description: "Half an hour with any of our teachers, on any instrument. Ours are here; bring your own if you have one.",
          length: 30,
          step: 30,
          price: 0,
          place: { kind: "address", text: "Mill Street 2, first floor" },
        },
        {
          title: "Piano lesson",
          description: "One to one, on the piano that is always in tune.",
          length: 60,
          step: 30,
          bufferAfter: 15,
          windowDays: 90,
          price: 4800,
          place: { kind: "address", text: "Mill Street 2, room 3" },
          reminders: [1440, 120],
        },
        {
          title: "Theory by video",
          description: "Notes, scales and ears, from home. We send your exercises before.",
          length: 45,
          step: 45,
          price: 3200,
          approval: "manual",
          windowDays: 90,
          place: { kind: "video", text: "https://meet.example.test/tempo" },
        },
      ],
      bookings: [
        { service: "Piano lesson", guest: "Harbour choir", weekday: 0, time: "15:00", weeks: 12 },
        { service: "Piano lesson", guest: "Lighthouse school", weekday: 2, time: "16:30", weeks: 12 },
        { service: "Theory by video", guest: "Brass band Nord", weekday: 3, time: "14:30", weeks: 12 },
        { service: "First lesson", guest: "Corner café", weekday: 4, time: "13:30", weeks: 1 },
      ],
    },
    chats: [
      {
        name: "Lighthouse school",
        email: "lighthouse-school@example.test",
        hoursAgo: 2,
        said: [
          { by: "visitor", text: "Could one of our pupils have a trial lesson on the violin?" },
          { by: "owner", text: "Of course. Thursdays at four are free." },
          { by: "visitor", text: "Thursday is fine. Should she bring her own instrument?" },
        ],
      },
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
        measure: { amount: 30_000, unit: "ml" },
        safety: {
          ...NO_SAFETY,
          maker: "tempo\nMill Street 2\n20457 Hamburg",
          makerContact: "tempo@example.test",
          warnings: "Keep away from children. Not for the skin.",
        },
        drawings: [{ file: "trumpet", alt: "A trumpet" }],
        stock: 0,
      },
    ],
  };
}
