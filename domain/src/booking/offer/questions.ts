import * as z from "zod/mini";
import { choicesProblem } from "../../product/answers.ts";
import { QUESTIONS_MAX, type Question, questionSchema } from "../../product/question.ts";
import { addedField } from "../../values/rows.ts";

/** The questions of a service, in a plain list: a service is saved as a whole. */
export const guestQuestionsSchema = /* @__PURE__ */ makeQuestionsSchema();

function makeQuestionsSchema() {
  return addedField(
    z.array(questionSchema).check(
      z.maxLength(QUESTIONS_MAX),
      z.refine<Question[]>(
        (all) =>
          new Set(all.map(({ id }) => id)).size === all.length && all.every((one) => one.type !== "choice" || choicesProblem(one) === null),
      ),
    ),
    [],
  );
}
