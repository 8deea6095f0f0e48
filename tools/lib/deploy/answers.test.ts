import { expect, test } from "vitest";
import { type Answers, parseAnswer, parseAnswers, QUESTIONS, siteUrlOf } from "./answers.ts";
import { askAnswers } from "./prompts.ts";

const ALL: Answers = { project: "my-shops", region: "europe-west1", domain: "", mailFrom: "hello@shops.example", cards: false };

/** Answers as they are typed, and what is kept after each. */
async function ask(typed: string[], known: Partial<Answers> = {}) {
  const asked: string[] = [];
  const kept: object[] = [];
  const answers = await askAnswers(
    known,
    async (question) => (asked.push(question), typed.shift() ?? "?"),
    (one) => void kept.push({ ...one }),
  );
  return { answers, asked, kept };
}

test("five questions are asked, three of which can be left empty, and each answer is kept at once", async () => {
  const { answers, asked, kept } = await ask(["my-shops", "", "", "hello@shops.example", ""]);
  expect(QUESTIONS).toHaveLength(5);
  expect([answers, asked.length, kept[0]]).toEqual([ALL, 5, { project: "my-shops" }]);
});

test("what is answered already is not asked, and a wrong answer is asked again with words", async () => {
  const { asked, answers } = await ask(["https://shops.example", "shops.example"], { ...ALL, domain: undefined });
  expect(asked).toEqual([expect.stringMatching(/^Your domain/), expect.stringMatching(/^A domain without https/)]);
  expect(siteUrlOf(answers)).toBe("https://shops.example");
  expect(siteUrlOf(ALL)).toBe("https://my-shops.web.app");
});

test.each<[keyof Answers, string, string | boolean | undefined]>([
  ["project", "demo-awning", undefined],
  ["project", "My Shops", undefined],
  ["project", " my-shops-1 ", "my-shops-1"],
  ["region", "eur3", undefined],
  ["region", "us-east4", "us-east4"],
  ["domain", "shops.example/", undefined],
  ["domain", "localhost", undefined],
  ["domain", "", ""],
  ["mailFrom", "My Shops", undefined],
  ["mailFrom", "My Shops <hello@shops.example>", "My Shops <hello@shops.example>"],
  ["mailFrom", "hello@localhost", undefined],
  ["cards", "maybe", undefined],
  ["cards", "Yes", true],
  ["cards", "n", false],
])("%s: %j is %j", (name, typed, answer) => {
  expect(parseAnswer(name, typed)).toBe(answer);
});

test("a file of answers is refused with the name of what is wrong in it", () => {
  expect(parseAnswers("", "f")).toEqual({});
  expect(parseAnswers(JSON.stringify(ALL), "f")).toEqual(ALL);
  expect(() => parseAnswers('{"region":"eur3","cards":"yes"}', "f")).toThrow(/^f: region, cards is no answer/);
  expect(() => parseAnswers("{", "f")).toThrow(/^f is no JSON/);
});
