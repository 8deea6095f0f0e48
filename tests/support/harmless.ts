import { expect } from "vitest";

/** Holds that drawn HTML carries no script, no foreign frame or form, and leads to allowed addresses only. */
export function expectHarmless(html: string): void {
  // Our own styles, beside the rare things that need them.
  for (const [, css] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) expect(css).not.toMatch(/[<]|alert|evil/);
  expect(html).not.toMatch(/<(?:script|iframe|object|embed|base|meta)\b/i);
  // Without the values of attributes, in which such words are but words.
  expect(html.replace(/="[^"]*"/g, "=_")).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc|formaction)\s*=/i);
  for (const [, address = ""] of html.matchAll(/\s(?:href|src|action|data-url)="([^"]*)"/g)) {
    expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|sms:|\/(?![/\\])|#|$)/);
    expect(address).not.toMatch(/^https?:\/\/[^/]*@/);
  }
}
