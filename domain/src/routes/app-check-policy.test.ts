import { expect, test } from "vitest";
import { admitAppCheck } from "./app-check-policy.ts";

test("adds the hosts of App Check to a policy, and directives it lacks", () => {
  const policy = admitAppCheck("default-src 'none'; script-src 'self'; connect-src 'self' https://x.example; base-uri 'none'");
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "connect-src 'self' https://x.example https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/",
    "base-uri 'none'",
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  ]);
});
