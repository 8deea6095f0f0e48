import { Failure } from "@awning/domain/errors/failure";
import { emptyCopy } from "@awning/domain/published/projection";
import { expect, test } from "vitest";
import * as formLabels from "../forms/labels.ts";
import { submitWithdraw, type WithdrawByNumber } from "./withdraw-page.ts";

const SITE = emptyCopy({ siteId: "owner", username: "quay", state: "live", version: 1, theme: "riso" });
const TYPED = { name: "Anna Berg", number: "#1042", email: "Anna@Example.test", items: "" };

async function submit(act: string, typed: Partial<typeof TYPED>, answer: () => Promise<void>) {
  const asked: Parameters<WithdrawByNumber>[0][] = [];
  const withdrawByNumber: WithdrawByNumber = (input) => {
    asked.push(input);
    return answer();
  };
  const made = await submitWithdraw(SITE, new URLSearchParams({ act, ...TYPED, ...typed }), "network", withdrawByNumber, { mediaBase: "" });
  if (made.type !== "page" || made.page.view.kind !== "withdraw") throw new Error("No page of the form");
  return { asked, status: made.page.status, ...made.page.view.props };
}

const never = () => Promise.reject(new Error("asked"));

test("the first step declares nothing, and neither does a form with errors", async () => {
  const first = await submit("withdraw", {}, never);
  expect([first.status, first.step, first.form]).toEqual([200, "confirm", TYPED]);
  const wrong = await submit("confirm-withdrawal", { number: "soon", email: "anna" }, never);
  expect([wrong.status, wrong.step, Object.keys(wrong.errors)]).toEqual([422, "ask", ["number", "email"]]);
});

test("the second step declares what was typed", async () => {
  const { asked, status, step } = await submit("confirm-withdrawal", { items: "The blue one" }, async () => {});
  expect(asked).toEqual([{ username: "quay", number: 1042, email: "anna@example.test", name: "Anna Berg", words: "The blue one" }]);
  expect([status, step]).toEqual([200, "done"]);
});

test.each([
  [new Failure("too_many_requests", { retryAfterSeconds: 2400 }), 429, formLabels.tooManyAttempts, "in about 40 minutes"],
  [new Failure("busy"), 503, formLabels.somethingWentWrong, "later"],
])("a refusal keeps the input, and says when and how else to withdraw: %#", async (failure, code, title, when) => {
  const { status, step, form, notice } = await submit("confirm-withdrawal", {}, () => Promise.reject(failure));
  expect([status, step, form, notice?.title]).toEqual([code, "ask", TYPED, title]);
  expect(notice?.words).toContain(`Try again ${when}. ${formLabels.withdrawOtherwise}`);
});
