import { expect, test } from "vitest";
import { sampleQuestion } from "../../product/sample-product.ts";
import { guestQuestionsSchema } from "./questions.ts";

test("a service asks at most five questions, each once, and a choice has two to ten choices", () => {
  const isRead = (questions: unknown) => guestQuestionsSchema.safeParse(questions).success;
  const asked = (count: number) => Array.from({ length: count }, (_, at) => sampleQuestion({ id: `q${at}`, label: "Name" }));
  expect(guestQuestionsSchema.parse(undefined)).toEqual([]);
  expect([asked(5), asked(6), [...asked(1), ...asked(1)]].map(isRead)).toEqual([true, false, false]);
  const isList = (choices: string) => isRead([sampleQuestion({ id: "q", label: "Level", type: "choice", choices })]);
  const many = (count: number) => Array.from({ length: count }, (_, at) => `Choice ${at}`).join("\n");
  expect(["", "One", "One\n One ", many(2), many(10), many(11), `One\n${"x".repeat(61)}`].map(isList)).toEqual([
    ...[false, false, false, true, true, false, false],
  ]);
});
