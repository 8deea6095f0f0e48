import {
  ALIGNMENTS,
  AVATAR_SHAPES,
  BACKGROUNDS,
  BUTTON_FILLS,
  BUTTON_SHAPES,
  COLOR_MODES,
  COLOR_NAMES,
  DEFAULT_DESIGN,
  designSchema,
  designSettingsSchema,
  designTrialSchema,
  FONT_CHOICES,
  GRADIENT_DIRECTIONS,
  HEADER_STYLES,
  HEX_COLOR,
  LAYOUTS,
  RADIUS_MAX,
  SPACINGS,
  VEIL_MAX,
} from "@awning/domain/design/design";
import { SAVE_ID_MAX } from "@awning/domain/page/page";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

const words = (list: readonly string[]) => `[${list.map((word) => `'${word}'`).join(", ")}]`;

test.each([
  ["isBackground", `background.kind in ${words(BACKGROUNDS)}`],
  ["isBackground", `background.direction in ${words(GRADIENT_DIRECTIONS)}`],
  ["isBackground", `isInt(background.veil, 0, ${VEIL_MAX})`],
  ["isButtons", `buttons.shape in ${words(BUTTON_SHAPES)}`],
  ["isButtons", `buttons.fill in ${words(BUTTON_FILLS)}`],
  ["isButtons", `isInt(buttons.radius, 0, ${RADIUS_MAX})`],
  ["isFont", `value in ${words(FONT_CHOICES)}`],
  ["isDesign", `design.spacing in ${words(SPACINGS)}`],
  ["isDesign", `design.alignment in ${words(ALIGNMENTS)}`],
  ["isDesign", `design.layout in ${words(LAYOUTS)}`],
  ["isDesign", `design.avatar in ${words(AVATAR_SHAPES)}`],
  ["isDesign", `design.header in ${words(HEADER_STYLES)}`],
  ["isDesign", `design.mode in ${words(COLOR_MODES)}`],
  ["isWhole", `settings.saveId.size() <= ${SAVE_ID_MAX}`],
])("%s holds %s", (name, limit) => {
  expect(rules.body(name)).toContain(limit);
});

test("the keys of a design and of its parts, and how a colour is written", () => {
  const { colors, background, buttons } = designSchema.shape;
  expect(rules.list("isColors")).toEqual([...COLOR_NAMES]);
  expect(rules.list("isColors")).toEqual(Object.keys(colors.shape));
  expect(rules.list("isBackground")).toEqual(Object.keys(background.shape));
  expect(rules.list("isButtons")).toEqual(Object.keys(buttons.shape));
  expect(rules.list("isDesign")).toEqual(Object.keys(designSchema.shape));
  expect(rules.list("isTried")).toEqual(Object.keys(designTrialSchema.shape));
  expect(rules.list("isWhole")).toEqual(Object.keys(designSettingsSchema.shape));
  expect(rules.patterns("isColor")).toEqual([HEX_COLOR.source]);
});

test("what is applied until something else is", () => {
  // The text of a function ends before its first closing bracket on a line of its own, which here is the map's.
  const written = `${rules.body("isUntouched").replace(/^return design == /, "")}}`;
  expect(JSON.parse(written.replaceAll("'", '"'))).toEqual(DEFAULT_DESIGN);
});
