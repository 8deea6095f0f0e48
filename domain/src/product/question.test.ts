import fc from "fast-check";
import { expect, test } from "vitest";
import { readAnswers } from "./answers.ts";
import { LONG_ANSWER_MAX, QUESTION_TYPES, type Question, questionSchema, SHORT_ANSWER_MAX } from "./question.ts";
import { sampleQuestion } from "./sample-product.ts";

const question = fc.record({
  label: fc.constantFrom("Engraving", "Size note"),
  required: fc.boolean(),
  max: fc.constantFrom(1, 10, SHORT_ANSWER_MAX, LONG_ANSWER_MAX),
  type: fc.constantFrom(...QUESTION_TYPES),
  choices: fc.constant("Ada Lovelace\nGrace"),
});
const typed = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom("", "  ", "\u200b", "Ada\nLovelace", "a".repeat(SHORT_ANSWER_MAX + 1)),
);

test("each answer is valid, omitted or reported, exactly one of the three", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(question, typed), { maxLength: 5 }), (all) => {
      const questions: Question[] = all.map(([one], at) => ({ ...one, id: `q${at}` }));
      const { answers, problems } = readAnswers(questions, Object.fromEntries(all.map(([, text], at) => [`q${at}`, text])));
      const open = questions.filter((one) => !one.required).length;
      expect(answers.length + problems.size).toBeLessThanOrEqual(questions.length);
      expect(answers.length + problems.size).toBeGreaterThanOrEqual(questions.length - open);
      for (const one of answers) expect(one.answer.trim()).toBe(one.answer);
      for (const one of answers) expect(one.answer.length).toBeGreaterThan(0);
    }),
  );
});

test("a short answer is one line, a long one keeps its lines, and blanks are no answer", () => {
  const ask = (max: number, text: string) => readAnswers([sampleQuestion({ id: "q", label: "Name", max })], { q: text });
  expect(ask(SHORT_ANSWER_MAX, " Ada\nLovelace ").answers).toEqual([{ label: "Name", answer: "Ada Lovelace" }]);
  expect(ask(LONG_ANSWER_MAX, "Ada\r\nLovelace").answers).toEqual([{ label: "Name", answer: "Ada\nLovelace" }]);
  expect([...ask(SHORT_ANSWER_MAX, " \u200b ").problems]).toEqual([["q", "missing"]]);
  expect([...ask(3, "four").problems]).toEqual([["q", "long"]]);
  expect(readAnswers([], { gone: "x" })).toEqual({ answers: [], problems: new Map() });
});

test("a choice is one of the list, a consent is given or missing", () => {
  const level = sampleQuestion({ id: "level", label: "Level", type: "choice", choices: "New\nAdvanced" });
  const terms = sampleQuestion({ id: "terms", label: "I agree", type: "consent" });
  const read = (typed: Record<string, string>) => readAnswers([level, terms], typed);
  expect(read({ level: " New ", terms: "on" }).answers).toEqual([
    { label: "Level", answer: "New" },
    { label: "I agree", answer: "Yes" },
  ]);
  expect([...read({ level: "Expert", terms: " " }).problems]).toEqual([
    ["level", "missing"],
    ["terms", "missing"],
  ]);
});

test("a stored question without a type is a text, and a list without choices keeps no one from ordering", () => {
  const stored = { id: "q", label: "Name", required: true, max: 10 };
  expect(questionSchema.parse(stored)).toEqual({ ...stored, type: "text", choices: "" });
  expect(readAnswers([sampleQuestion({ id: "q", label: "Level", type: "choice" })], {})).toEqual({ answers: [], problems: new Map() });
});
