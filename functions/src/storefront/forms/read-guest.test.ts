import { expect, test } from "vitest";
import { readGuest } from "./read-guest.ts";

const ANNA = { name: " Anna Berg ", email: "Anna@Example.test", phone: "", note: "", answers: {} };

test("reads guest data in its stored form", () => {
  expect(readGuest(ANNA, false, [])).toEqual({ guest: { name: "Anna Berg", email: "anna@example.test", phone: "" }, note: "" });
});

test("reports errors by field", () => {
  expect(readGuest({ name: "", email: "", phone: "", note: "", answers: {} }, false, [])).toEqual({
    errors: { name: "Enter your name.", email: "Enter your email." },
  });
  expect(
    readGuest({ name: "www.shop.example", email: "anna at home", phone: "1".repeat(99), note: "x".repeat(2000), answers: {} }, false, []),
  ).toEqual({
    errors: {
      name: "Enter a name without a web address.",
      email: "Enter an email address like name@example.com.",
      phone: "Enter one phone number with 5 to 15 digits.",
      note: "Enter a shorter note.",
    },
  });
});

test("requires a phone number for phone appointments", () => {
  expect(readGuest({ ...ANNA, phone: " " }, true, [])).toEqual({ errors: { phone: "Enter the phone number for the call." } });
  expect(readGuest({ ...ANNA, phone: "+49 40 555 0147" }, true, [])).toMatchObject({ guest: { phone: "+49 40 555 0147" } });
});

test("reports each question that is not answered, and takes what is", () => {
  const asked = { required: true, max: 10, choices: "" };
  const questions = [
    { ...asked, id: "aim", label: "Aim", type: "text" as const },
    { ...asked, id: "level", label: "Level", type: "choice" as const, choices: "New\nAdvanced" },
    { ...asked, id: "ok", label: "I agree", type: "consent" as const },
  ];
  expect(readGuest({ ...ANNA, answers: { aim: "x".repeat(11), level: "Other" } }, false, questions)).toEqual({
    errors: {
      answers: { aim: "Shorten your answer to 10 characters.", level: "Select one from the list.", ok: "Check this box to book." },
    },
  });
  expect(readGuest({ ...ANNA, answers: { aim: "Jazz", level: "New", ok: "yes" } }, false, questions)).not.toHaveProperty("errors");
});
