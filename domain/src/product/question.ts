import * as z from "zod/mini";
import { addedField, rowsOf } from "../values/rows.ts";
import { line } from "../values/text.ts";

/** Limits of short and long answers; UTF-16 units. */
export const SHORT_ANSWER_MAX = 100;
export const LONG_ANSWER_MAX = 500;
/** The choices of a question, and the length of each in UTF-16 units. */
export const CHOICES_MAX = 10;
export const CHOICE_MAX = 60;
export const QUESTION_TYPES = ["text", "choice", "consent"] as const;

export const QUESTIONS_MAX = 5;
export const QUESTION_LABEL_MAX = 80;
export const CHOICES_TEXT_MAX = CHOICES_MAX * (CHOICE_MAX + 1);
/** Answers parsed per line; answers to deleted questions are dropped. */
const ANSWERS_READ = 20;

/**
 * A question to a buyer or guest, for example a name to engrave. `max` is the longest typed answer, in UTF-16 units. `choices` are one per
 * line, as the owner types them: a list inside a row would exceed what the rules can check.
 */
export type Question = {
  id: string;
  label: string;
  required: boolean;
  max: number;
  type: (typeof QUESTION_TYPES)[number];
  choices: string;
};

const questionIdSchema = /* @__PURE__ */ makeIdSchema();

/** A {@link Question}; choices are checked where they are offered, because this is part of every page's script. */
export const questionSchema = /* @__PURE__ */ makeQuestionSchema();
export const questionsSchema = /* @__PURE__ */ makeQuestionsSchema();

// Functions, so that scripts without a question leave them out.
function makeQuestionSchema() {
  return z.object({
    id: questionIdSchema,
    label: line(1, QUESTION_LABEL_MAX),
    required: z.boolean(),
    max: z.int().check(z.gte(1), z.lte(LONG_ANSWER_MAX)),
    type: addedField(z.enum(QUESTION_TYPES), "text"),
    choices: addedField(z.string().check(z.maxLength(CHOICES_TEXT_MAX)), ""),
  });
}

function makeQuestionsSchema() {
  return rowsOf(
    questionSchema,
    z.maxLength(QUESTIONS_MAX),
    z.refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: "twice" }),
  );
}

export const typedAnswersSchema = /* @__PURE__ */ makeTypedSchema();
export const answerSchema = /* @__PURE__ */ z.object({ label: /* @__PURE__ */ z.string(), answer: /* @__PURE__ */ z.string() });

function makeIdSchema() {
  return z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));
}

function makeTypedSchema() {
  return z
    .record(questionIdSchema, z.string().check(z.maxLength(LONG_ANSWER_MAX * 4 + 64)))
    .check(z.refine((all) => Object.keys(all).length <= ANSWERS_READ, { error: "too_many" }));
}
