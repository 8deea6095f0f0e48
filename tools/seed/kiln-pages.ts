import type { Media } from "@awning/domain/media/media";
import { makeBlocks } from "@awning/domain/page/templates";
import { richTextOf } from "@awning/domain/rich-text/rich-text";
import type { DemoPage } from "./shop.ts";

/** Questions visitors ask a potter. */
export const KILN_STUDIO: DemoPage = {
  title: "The studio",
  drawings: [
    { file: "tumblers", alt: "Glaze samples on six small tumblers" },
    { file: "fruit-bowl", alt: "Lemons in a cream bowl" },
    { file: "mended-bowl", alt: "A bowl mended with golden lines" },
  ],
  blocks: (pictures: Media[], newId) => {
    const [samples] = pictures;
    return makeBlocks((make, side) => [
      make("text", {
        text: richTextOf(
          "Two wheels, one kiln and a door that stands open when it is warm.\n\nEvery piece is thrown, trimmed and glazed here by the harbour.",
        ),
      }),
      side(
        [make("image", { image: samples ?? null, shape: "square", caption: "Twelve glazes, mixed by hand" })],
        [
          make("heading", { text: "Fired on Thursdays" }),
          make("text", {
            text: richTextOf("The kiln takes a night to heat and a day to cool. What came out well is in the shop on Saturday morning."),
          }),
          make("button", { label: "See what came out", to: "shop" }),
        ],
      ),
      make("heading", { text: "Three pieces we kept" }),
      make("gallery", { images: pictures }),
      make("hours", { title: "Come and see" }),
      make("faq", {
        title: "Often asked",
        items: [
          {
            question: "Can it go into the dishwasher?",
            answer: richTextOf("Stoneware can. Pieces mended with gold should be washed by hand."),
          },
          {
            question: "Do you make pieces to order?",
            answer: richTextOf("Yes, from four pieces on. It takes six weeks: one to throw, three to dry, two for the kiln."),
          },
          {
            question: "What happens when a parcel arrives broken?",
            answer: richTextOf("Send us a picture within a week and we make it again."),
          },
        ],
      }),
      make("contact", { title: "Ask for a piece of your own", button: "Send" }),
    ])(newId);
  },
};
