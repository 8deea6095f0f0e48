import { expect, test } from "vitest";
import { numberToDial, webAddressOfWhatsApp, whatsAppUrl } from "./phone.ts";

test.each([
  ["+49 30 5550-147", "+49305550147"],
  ["(030) 5550 / 147", "0305550147"],
  ["+44 (0)20 7946 0000", "+442079460000"],
  ["+44(0)20 7946 0000", "+442079460000"],
  ["(+44) ( 0 ) 20 7946 0000", "+442079460000"],
  ["0044 (0)20 7946 0000", "+442079460000"],
  ["0049 30 5550147", "+49305550147"],
  ["Tel. +49 30 5550147", "+49305550147"],
  ["mobile: 0044 7700 900123", "+447700900123"],
  // Without a country code the zero is dialed, and a later one belongs to the number.
  ["(0)30 5550 147", "0305550147"],
  ["030 (0) 123 45", "030012345"],
  ["+49 30 (0) 5550", "+493005550"],
])("%s is dialed as %s", (written, dialled) => {
  expect(numberToDial(written)).toBe(dialled);
  expect(numberToDial(dialled)).toBe(dialled);
});

test.each([
  ["+44 (0)20 7946 0000", "https://wa.me/442079460000"],
  ["0049 30 5550147", "https://wa.me/49305550147"],
  ["01512 345678", null],
  ["+01512 345678", null],
  ["+49", null],
])("a chat with %s is at %s", (written, url) => {
  expect(whatsAppUrl(written)).toBe(url);
});

test.each([
  ["whatsapp://send?phone=49305550147", "https://wa.me/49305550147"],
  ["WhatsApp://send/?phone=+49305550147&text=Is%20it%20there%3F", "https://wa.me/49305550147?text=Is%20it%20there%3F"],
  ["whatsapp://send?text=Two+cups&phone=%2B49%2030%205550147&app_absent=0", "https://wa.me/49305550147?text=Two%20cups"],
  ["whatsapp://send?text=Hi", null],
  ["whatsapp://send?phone=call%20me", null],
  ["whatsapp://chat?code=abc", null],
  ["https://wa.me/49305550147", null],
])("%s leads to %s", (text, url) => {
  expect(webAddressOfWhatsApp(text)).toBe(url);
});
