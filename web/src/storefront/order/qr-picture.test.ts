import { paymentCode } from "@awning/domain/money/bank/payment-code";
import fc from "fast-check";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrPicture } from "./qr-picture.ts";

const SCALE = 4;

/** Draws the paths of a picture, as a browser would, and reads the code in it. */
function readCode(picture: string): string {
  const svg = decodeURIComponent(picture.slice(picture.indexOf(",") + 1));
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = /<path d="([^"]*)"/.exec(svg)?.[1] ?? "";
  for (const [, left, top, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let y = Number(top) * SCALE; y < (Number(top) + 1) * SCALE; y++)
      for (let x = Number(left) * SCALE; x < (Number(left) + Number(wide)) * SCALE; x++)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return decodeQR({ width, height: width, data });
}

test("the pictures of random orders’ codes are read back to the letter", () => {
  const due = fc.record({
    number: fc.integer({ min: 1001, max: 99_999_999 }),
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    holder: fc.stringMatching(/^[A-Za-zÄÖÜäöüßéñ][A-Za-zÄÖÜäöüßéñ .-]{0,68}$/),
  });
  fc.assert(
    fc.property(due, ({ number, amount, holder }) => {
      const code = paymentCode({ account: { holder, iban: "DE89370400440532013000", bic: "" }, currency: "EUR", amount, number }) ?? "";
      expect(readCode(qrPicture(code))).toBe(code);
    }),
    { numRuns: 40 },
  );
});
