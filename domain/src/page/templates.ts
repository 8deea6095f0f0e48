import { richTextOf } from "../rich-text/rich-text.ts";
import { type Block, type BlockOf, type BlockProps, type BlockType, newBlock } from "./block.ts";

/** A page template. `blocks` creates new blocks each time; texts are sample content to replace. */
export type PageTemplate = { id: string; name: string; words: string; title: string; blocks: (newId: () => string) => Block[] };

const faq = (...pairs: [string, string][]) => pairs.map(([question, answer]) => ({ question, answer: richTextOf(answer) }));

export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    id: "musician",
    name: "Musician",
    words: "Music, tour dates, records",
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
      make("text", { text: richTextOf("List your next shows here: date, city, venue and where to get tickets.") }),
      make("products", { title: "Records and shirts", show: "newest", count: 4 }),
      make("signup", { title: "Hear about the next show", text: "A few emails a year about shows and records. Nothing else." }),
      make("heading", { text: "For promoters" }),
      make("text", {
        text: richTextOf("Lineup, set length and stage plan. Write to us for the tech rider."),
      }),
    ]),
  },
  {
    id: "salon",
    name: "Salon",
    words: "Prices, opening hours, how to get there",
    title: "The salon",
    blocks: makeBlocks((make, side) => [
      make("text", { text: richTextOf("Cuts, color and a quiet hour. Walk in, or call to book a chair.") }),
      make("links"),
      make("heading", { text: "Prices" }),
      side(
        [make("heading", { text: "Cut", level: 3 }), make("text", { text: richTextOf("Short hair 35\nLong hair 48\nBangs 12") })],
        [make("heading", { text: "Color", level: 3 }), make("text", { text: richTextOf("Roots 55\nFull color 80\nHighlights from 70") })],
      ),
      make("gallery"),
      make("hours"),
      make("map", { title: "Find us" }),
      make("faq", {
        title: "Before you come",
        items: faq(
          ["Do I need an appointment?", "Walk-ins are welcome in the morning. For color, please call ahead."],
          ["What if I’m late?", "We hold your chair for 15 minutes. After that, we’ll find another time."],
        ),
      }),
    ]),
  },
  {
    id: "tutor",
    name: "Tutor",
    words: "Subjects, how it works, FAQ",
    title: "Lessons",
    blocks: makeBlocks((make, side) => [
      make("text", { text: richTextOf("Lessons that start where you are. One-on-one or in small groups, in person or by video.") }),
      make("heading", { text: "How it works" }),
      side(
        [
          make("heading", { text: "1. Talk", level: 3 }),
          make("text", { text: richTextOf("A free half hour to find out where you’re stuck.") }),
        ],
        [make("heading", { text: "2. Plan", level: 3 }), make("text", { text: richTextOf("Four weeks with a goal you can measure.") })],
        [
          make("heading", { text: "3. Learn", level: 3 }),
          make("text", { text: richTextOf("Weekly lessons, with short exercises in between.") }),
        ],
      ),
      make("products", { title: "Courses and worksheets", show: "newest", count: 4 }),
      make("faq", {
        title: "Questions",
        items: faq(
          ["Which ages do you teach?", "Ages ten and up, including adults who are starting over."],
          ["Can I reschedule a lesson?", "Yes, up to the evening before."],
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
      make("text", { text: richTextOf("A short menu, cooked that morning. When it’s gone, it’s gone."), align: "center" }),
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
    words: "New products, the workshop, FAQ",
    title: "The workshop",
    blocks: makeBlocks((make) => [
      make("products", { title: "New in the shop", show: "newest", count: 8 }),
      make("heading", { text: "Made here" }),
      make("text", {
        text: richTextOf(
          "Everything is made by hand in small batches, so no two are quite alike.\n\nWe use materials that last, and we repair what breaks.",
        ),
      }),
      make("image"),
      make("button", { label: "Shop all", to: "shop" }),
      make("signup", { title: "Be the first to know", text: "An email when something new is in the shop." }),
      make("faq", {
        title: "Good to know",
        items: faq(
          ["Do you take custom orders?", "Often. Tell us what it’s for and when you need it."],
          ["What if it breaks in the mail?", "Send us a picture within a week. We’ll replace it or refund you."],
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
      make("text", { text: richTextOf("Weddings, portraits and moments worth keeping. Natural light, no stiff poses.") }),
      make("heading", { text: "Packages" }),
      side(
        [make("heading", { text: "An hour", level: 3 }), make("text", { text: richTextOf("One location, 20 edited pictures.") })],
        [
          make("heading", { text: "A day", level: 3 }),
          make("text", { text: richTextOf("From morning to the last dance, 300 edited pictures.") }),
        ],
      ),
      make("testimonial"),
      make("heading", { text: "How to book" }),
      make("text", { text: richTextOf("Send us the date and place. We reply within two days.") }),
      make("links"),
    ]),
  },
  {
    id: "coach",
    name: "Coach",
    words: "What you offer, how it works, next group",
    title: "Coaching",
    blocks: makeBlocks((make) => [
      make("text", { text: richTextOf("Six sessions, one question: what do you want to change in the next six months?") }),
      make("heading", { text: "How it works" }),
      make("text", { text: richTextOf("We talk for an hour every other week. Between sessions, you try one small thing.") }),
      make("countdown", { title: "The next group starts" }),
      make("faq", {
        title: "Questions",
        items: faq(
          ["Is the first session free?", "Yes. It’s half an hour, with no obligation."],
          ["Where do we meet?", "On a walk, in our office or by video."],
        ),
      }),
      make("links"),
    ]),
  },
];

type Make = <Type extends Exclude<BlockType, "columns">>(type: Type, props?: Partial<BlockProps<Type>>) => Block;

/** New blocks each time: `make` fills props, `side` puts blocks side by side. */
export function makeBlocks(draw: (make: Make, side: (...columns: Block[][]) => Block) => Block[]): (newId: () => string) => Block[] {
  return (newId) => {
    const make: Make = (type, props = {}) => withProps(newBlock(type, newId()), props);
    const side = (...columns: Block[][]): Block => ({ ...newBlock("columns", newId()), columns: columns.map((blocks) => ({ blocks })) });
    return draw(make, side);
  };
}

function withProps<Type extends BlockType>(block: BlockOf<Type>, props: Partial<BlockProps<Type>>): Block {
  const filled: Block = { ...block };
  Object.assign(filled, { props: { ...block.props, ...props } });
  return filled;
}
