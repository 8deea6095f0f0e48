import * as z from "zod/mini";
import { choicesProblem, type Question } from "../../product/answers.ts";
import { QUESTIONS_MAX, questionSchema } from "../../product/question.ts";
import { addedField } from "../../values/rows.ts";

/** The questions of a service, in a plain list: a service is saved as a whole. */
export const guestQuestionsSchema = addedField(
  z.array(questionSchema).check(
    z.maxLength(QUESTIONS_MAX),
    z.refine<Question[]>((all) => new Set(all.map(({ id }) => id)).size === all.length, { error: "twice" }),
    z.refine<Question[]>((all) => all.every((one) => one.type !== "choice" || choicesProblem(one) === null), { error: "choices" }),
  ),
  [],
);
