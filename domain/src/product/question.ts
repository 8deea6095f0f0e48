import * as z from "zod/mini";
import { addedField, rowsOf } from "../values/rows.ts";
import { line } from "../values/text.ts";
import { CHOICE_MAX, CHOICES_MAX, LONG_ANSWER_MAX, QUESTION_TYPES } from "./answers.ts";

export const QUESTIONS_MAX = 5;
export const QUESTION_LABEL_MAX = 80;
export const CHOICES_TEXT_MAX = CHOICES_MAX * (CHOICE_MAX + 1);
/** Answers parsed per line; answers to deleted questions are dropped. */
const ANSWERS_READ = 20;

const questionIdSchema = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));

/** A {@link Question}; choices are checked where they are offered, because this is part of every page's script. */
export const questionSchema = z.object({
  id: questionIdSchema,
  label: line(1, QUESTION_LABEL_MAX),
  required: z.boolean(),
  max: /* @__PURE__ */ z.number().check(z.int(), z.gte(1), z.lte(LONG_ANSWER_MAX)),
  type: addedField(z.enum(QUESTION_TYPES), "text"),
  choices: addedField(/* @__PURE__ */ z.string().check(z.maxLength(CHOICES_TEXT_MAX)), ""),
});
export const questionsSchema = rowsOf(
  questionSchema,
  z.maxLength(QUESTIONS_MAX),
  z.refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: "twice" }),
);

export const typedAnswersSchema = /* @__PURE__ */ z
  .record(questionIdSchema, /* @__PURE__ */ z.string().check(z.maxLength(LONG_ANSWER_MAX * 4 + 64)))
  .check(z.refine((all) => Object.keys(all).length <= ANSWERS_READ, { error: "too_many" }));
export const answerSchema = z.object({ label: z.string(), answer: z.string() });
