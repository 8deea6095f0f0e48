import { richTextOf } from "../rich-text/rich-text.ts";
import type { Block } from "./block.ts";
import { makeBlocks } from "./make-blocks.ts";

/** A page to start from. `blocks` makes new blocks each time; texts are sample content that the owner writes over. */
export type PageTemplate = { id: string; name: string; words: string; title: string; blocks: (newId: () => string) => Block[] };

const faq = (...pairs: [string, string][]) => pairs.map(([question, answer]) => ({ question, answer: richTextOf(answer) }));

/** Templates by trade, in the order they are offered. Each can be published as it is. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    id: "musician",
    name: "Musician",
    words: "Listen, dates, records",
    title: "Music",
    blocks: makeBlocks((make) => [
      make("text", {
        text: richTextOf("Songs for late trains and early kitchens. New recordings, dates and records in one place."),
        align: "center",
      }),
      make("socials"),
      make("heading", { text: "Listen" }),
      make("embed"),
      make("links"),
      make("heading", { text: "On stage" }),
      make("text", { text: richTextOf("Write your next dates here: the day, the town, the house, and where tickets are.") }),
      make("products", { title: "Records and shirts", show: "newest", count: 4 }),
      make("signup", { title: "Hear of the next date", text: "A few mails a year: dates, records, nothing else." }),
      make("heading", { text: "For promoters" }),
      make("text", {
        text: richTextOf("Line-up, length of a set and what has to stand on the stage. Write to us for the technical sheet."),
      }),
    ]),
  },
  {
    id: "salon",
    name: "Salon",
    words: "Prices, opening hours, how to get there",
    title: "The salon",
    blocks: makeBlocks((make, side) => [
      make("text", { text: richTextOf("Cuts, colour and a quiet hour. Come by, or call for a chair.") }),
      make("links"),
      make("heading", { text: "Prices" }),
      side(
        [make("heading", { text: "Cut", level: 3 }), make("text", { text: richTextOf("Short hair 35\nLong hair 48\nFringe 12") })],
        [make("heading", { text: "Colour", level: 3 }), make("text", { text: richTextOf("Roots 55\nWhole head 80\nStrands from 70") })],
      ),
      make("gallery"),
      make("hours"),
      make("map", { title: "Where we are" }),
      make("faq", {
        title: "Before you come",
        items: faq(
          ["Do I need an appointment?", "Mornings are free for walk-ins. For colour, please call ahead."],
          ["What if I am late?", "We keep the chair for fifteen minutes. After that we find another time together."],
        ),
      }),
    ]),
  },
  {
    id: "tutor",
    name: "Tutor",
    words: "Subjects, how it goes, questions",
    title: "Lessons",
    blocks: makeBlocks((make, side) => [
      make("text", { text: richTextOf("Lessons that start where you are. One at a time or in small groups, at our place or by video.") }),
      make("heading", { text: "How it goes" }),
      side(
        [make("heading", { text: "1. Talk", level: 3 }), make("text", { text: richTextOf("A free half hour to see what is hard.") })],
        [make("heading", { text: "2. Plan", level: 3 }), make("text", { text: richTextOf("Four weeks with a goal you can check.") })],
        [
          make("heading", { text: "3. Learn", level: 3 }),
          make("text", { text: richTextOf("Weekly lessons and short tasks between them.") }),
        ],
      ),
      make("products", { title: "Courses and worksheets", show: "newest", count: 4 }),
      make("faq", {
        title: "Questions",
        items: faq(
          ["Which ages do you teach?", "From ten years on, and grown-ups who start again."],
          ["Can I move a lesson?", "Yes, up to the evening before."],
        ),
      }),
      make("links"),
    ]),
  },
  {
    id: "food",
    name: "Food and drink",
    words: "Menu, opening hours, address",
    title: "The kitchen",
    blocks: makeBlocks((make, side) => [
      make("text", { text: richTextOf("A short menu, cooked that morning. When it is gone, it is gone."), align: "center" }),
      make("divider", { look: "scallops" }),
      make("heading", { text: "Today", align: "center" }),
      side(
        [
          make("heading", { text: "Lunch", level: 3 }),
          make("text", { text: richTextOf("Soup and bread 7\nDish of the day 12\nSalad plate 9") }),
        ],
        [make("heading", { text: "Sweet", level: 3 }), make("text", { text: richTextOf("Cake of the day 4\nBuns 3\nCoffee 3") })],
      ),
      make("gallery", { layout: "row" }),
      make("hours"),
      make("map", { title: "Come by" }),
      make("products", { title: "To take home", show: "newest", count: 4 }),
      make("links"),
    ]),
  },
  {
    id: "maker",
    name: "Maker",
    words: "New pieces, the workshop, questions",
    title: "The workshop",
    blocks: makeBlocks((make) => [
      make("products", { title: "New on the shelf", show: "newest", count: 8 }),
      make("heading", { text: "Made here" }),
      make("text", {
        text: richTextOf(
          "Every piece is made by hand in small runs, so no two are quite the same.\n\nWe use what lasts, and we mend what breaks.",
        ),
      }),
      make("image"),
      make("button", { label: "See everything", to: "shop" }),
      make("signup", { title: "When there is something new", text: "A mail when new pieces are on the shelf." }),
      make("faq", {
        title: "Good to know",
        items: faq(
          ["Can I order something of my own?", "Often. Tell us what it is for and by when you need it."],
          ["What if it breaks on the way?", "Send us a picture within a week. We send another or give the money back."],
        ),
      }),
      make("links"),
      make("socials"),
    ]),
  },
  {
    id: "photographer",
    name: "Photographer",
    words: "A gallery, packages, how to book",
    title: "Pictures",
    blocks: makeBlocks((make, side) => [
      make("gallery"),
      make("text", { text: richTextOf("Weddings, portraits and things worth keeping. Natural light, no stiff poses.") }),
      make("heading", { text: "Packages" }),
      side(
        [make("heading", { text: "An hour", level: 3 }), make("text", { text: richTextOf("One place, 20 finished pictures.") })],
        [make("heading", { text: "A day", level: 3 }), make("text", { text: richTextOf("From morning to dance, 300 finished pictures.") })],
      ),
      make("testimonial"),
      make("heading", { text: "How to book" }),
      make("text", { text: richTextOf("Write with the date and the place. We answer within two days.") }),
      make("links"),
    ]),
  },
  {
    id: "coach",
    name: "Coach",
    words: "What you offer, how it works, next date",
    title: "Coaching",
    blocks: makeBlocks((make) => [
      make("text", { text: richTextOf("Six talks, one question: what do you want to be different in half a year?") }),
      make("heading", { text: "How it works" }),
      make("text", { text: richTextOf("We talk for an hour every other week. Between the talks you try one small thing.") }),
      make("countdown", { title: "The next group starts" }),
      make("faq", {
        title: "Questions",
        items: faq(
          ["Is the first talk free?", "Yes, half an hour, and you owe nothing."],
          ["Where do we meet?", "On a walk, at our place, or by video."],
        ),
      }),
      make("links"),
    ]),
  },
];
