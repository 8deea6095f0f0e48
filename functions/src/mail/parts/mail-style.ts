import type { MailColours, MailLook } from "../look/mail-look.ts";

const PHONE = `@media (max-width:620px){.pad{padding-left:22px!important;padding-right:22px!important}.outer{padding-left:8px!important;padding-right:8px!important}h1{font-size:32px!important;line-height:36px!important}}`;

function rules(colours: MailColours): [selector: string, property: string, colour: string][] {
  return [
    [".bg", "background-color", colours.bg],
    [".card", "background-color", colours.card],
    [".well", "background-color", colours.well],
    [".note", "background-color", colours.note],
    [".good", "background-color", colours.good],
    [".btn", "background-color", colours.button],
    [".bar", "background-color", colours.accent],
    [".ink", "color", colours.ink],
    [".soft", "color", colours.soft],
    [".btna", "color", colours.buttonInk],
    [".line", "border-color", colours.line],
  ];
}

/** The one style sheet of a mail: narrow screens and dark mode. Everything else is written on the elements. */
export function mailStyle(look: MailLook): string {
  const all = rules(look.dark);
  if (look.cloth) {
    all.push(
      [".cloth", "background-color", look.cloth.fill[1]],
      [".cink", "color", look.cloth.ink[1]],
      [".csoft", "color", look.cloth.soft[1]],
    );
  }
  if (look.edge) all.push([".edge", "border-color", look.edge.colour[1]]);
  look.bands.forEach((band, row) => {
    band.cells.forEach((cell, at) => {
      if (cell.fill) all.push([`.b${row}-${at}`, "background-color", cell.fill[1]]);
    });
  });
  const important = ([selector, property, colour]: (typeof all)[number]) => `${selector}{${property}:${colour}!important}`;
  // Outlook.com turns colours round by itself and marks what it touched with these attributes.
  const outlook = all.map(([selector, property, colour]) =>
    important([`[data-${property === "background-color" ? "ogsb" : "ogsc"}] ${selector}`, property, colour]),
  );
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}${PHONE}@media (prefers-color-scheme:dark){${all.map(important).join("")}}${outlook.join("")}`;
}
