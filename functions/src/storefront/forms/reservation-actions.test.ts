import { expect, test } from "vitest";
import { readGuest } from "./reservation-actions.ts";

const ANNA = { name: " Anna Berg ", email: "Anna@Example.test", phone: "", note: "" };

test("reads guest data in its stored form", () => {
  expect(readGuest(ANNA, false)).toEqual({ guest: { name: "Anna Berg", email: "anna@example.test", phone: "" }, note: "" });
});

test("reports errors by field", () => {
  expect(readGuest({ name: "", email: "", phone: "", note: "" }, false)).toEqual({
    errors: { name: "Enter your name.", email: "Enter your email." },
  });
  expect(readGuest({ name: "www.shop.example", email: "anna at home", phone: "1".repeat(99), note: "x".repeat(2000) }, false)).toEqual({
    errors: {
      name: "Enter a name without a web address.",
      email: "Enter an email address like name@example.com.",
      phone: "Enter one phone number with 5 to 15 digits.",
      note: "Enter a shorter note.",
    },
  });
});

test("requires a phone number for phone appointments", () => {
  expect(readGuest({ ...ANNA, phone: " " }, true)).toEqual({ errors: { phone: "Enter the phone number for the call." } });
  expect(readGuest({ ...ANNA, phone: "+49 40 555 0147" }, true)).toMatchObject({ guest: { phone: "+49 40 555 0147" } });
});
