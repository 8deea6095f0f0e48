import type { DemoChat, DemoDesk } from "./chats.ts";

/** How the pottery answers. */
export const DESK: DemoDesk = {
  labels: ["Wholesale", "Classes", "To make"],
  replies: {
    hours: "We’re open Wednesday to Friday, 10:00 to 18:00, and on Saturday until 14:00. Just come in.",
    care: "All our stoneware can go into the dishwasher and the oven. Only pieces mended with gold want to be washed by hand.",
    wholesale: "Hello {name}, from twelve pieces on we make to order. It takes five weeks, and a third is paid when we begin.",
  },
};

/** What the pottery is asked. */
export const CHATS: readonly DemoChat[] = [
  {
    name: "Museum shop",
    email: "museum-shop@example.test",
    hoursAgo: 49,
    said: [
      { by: "visitor", text: "Is the night-blue teapot safe in the dishwasher?" },
      { by: "owner", text: "It is. Only the gold-line bowls want to be washed by hand." },
      { by: "visitor", text: "Perfect, thank you!" },
      { by: "owner", text: "Enjoy it." },
    ],
  },
  {
    name: "Corner café",
    email: "corner-cafe@example.test",
    label: "Wholesale",
    note: "Twelve mugs, oat. Wants to collect them. Give them the price for a dozen.",
    hoursAgo: 3,
    said: [
      { by: "visitor", text: "We’d like twelve speckled mugs for the café. Is that possible before the summer?" },
      { by: "owner", text: "Gladly. They’d be ready in five weeks. All the same glaze?" },
      { by: "visitor", text: "Yes, the same one. Can we pick them up at the workshop?" },
    ],
  },
  { name: "", label: "Classes", hoursAgo: 0.4, said: [{ by: "visitor", text: "Hello! Do you give pottery lessons for beginners?" }] },
];
