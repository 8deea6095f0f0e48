import { expect, test } from "vitest";
import { matchingQuestions } from "./widget-answers.ts";

const ALL = [
  { question: "Do you ship abroad?", answer: "To all of Europe, within ten days." },
  { question: "Can I return something?", answer: "Within thirty days, if it is not used. We pay the postage." },
  { question: "Is the glaze safe for food?", answer: "Yes, and for the dishwasher." },
  { question: "¿Hacen envíos?", answer: "A toda Europa." },
];

test.each([
  ["How long is shipping to Lisbon?", [0]],
  ["RETURN", [1]],
  ["can they go into the dishwasher with food", [2]],
  ["dishwasher", []],
  ["within thirty days?", [1, 0]],
  ["envíos a Lisboa", [3]],
  ["Do you have it for the", []],
  ["", []],
  ["ship food back, return", [0, 1]],
])("what is typed is answered by the page's questions: %j", (typed, expected) => {
  expect(matchingQuestions(ALL, typed)).toEqual(expected);
});
