import { cartLineSchema } from "@awning/domain/cart/cart";
import { LABEL_MAX, LABELS_MAX } from "@awning/domain/contact/person";
import { DISCOUNT_CODE_PATTERN } from "@awning/domain/discount/discount";
import { MEDIA_SIDES_MAX, MEDIA_WIDTHS } from "@awning/domain/media/media-sides";
import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { FILE_NAME_MAX, FILE_NAME_PATTERN, RUNNABLE_FILE_PATTERN } from "@awning/domain/product/file";
import { STOCK_MAX, variantSchema } from "@awning/domain/product/product";
import { editedStockSchema } from "@awning/domain/product/stock-change";
import { SPECIAL_DAYS_MAX, WEEKDAYS } from "@awning/domain/site/opening-hours";
import { cleanLine, cleanText, URL_IN_NAME } from "@awning/domain/values/text";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { HELD } from "./support/held.ts";
import { firestoreRules as rules, toRegExp } from "./support/rules-text.ts";

// Most of what the rules ask of a document is made of its schema. Here what they ask by hand is held against `domain`.

const patternOf = (schema: z.core.$ZodType) => z.object({ pattern: z.string() }).parse(z.toJSONSchema(schema, { io: "input" })).pattern;

test.each<[string, string]>([
  ["isStock", `isInt(stock.available, 0, ${STOCK_MAX})`],
  ["isFileName", `isLine(value, 1, ${FILE_NAME_MAX})`],
  ["isHours", `areRows(hours.get('special', {}), ${SPECIAL_DAYS_MAX})`],
  ["isLabels", `value.size() <= ${LABELS_MAX}`],
  // With a comma between each two.
  ["isLabels", `isLine(value.join(','), 0, ${LABELS_MAX * (LABEL_MAX + 1)})`],
  ["isPixelWidth", `isInt(value, 1, ${MEDIA_SIDES_MAX.width})`],
  ["isWidths", `in [${MEDIA_WIDTHS.slice(1).map((_, at) => `[${MEDIA_WIDTHS.slice(0, at + 1).join(", ")}]`)}])`.replaceAll("],[", "], [")],
  ["isWholePage", `page.kind == (pageId == '${HOME_PAGE_ID}' ? 'home' : 'page')`],
  ["isHours", `week.keys().hasOnly([${WEEKDAYS.map((day) => `'${day}'`).join(", ")}])`],
])("%s holds %s", (name, limit) => {
  expect(`${rules.body(name).replace(/;$/, "")} `).toContain(`${limit} `);
});

test("every number that rules have by hand is held by one of these or means a position", () => {
  const others = rules.functions.filter((name) => !HELD.includes(name) && !rules.generated.includes(name));
  const numbers = others.filter((name) => /(?<![\w'{])\d+/.test(rules.body(name).replace(/'[^']*'/g, "''")));
  // `isName` asks for one character at least, as `personName(1, …)` does.
  expect(numbers).toEqual(["isName"]);
  expect(HELD.filter((name) => !rules.functions.includes(name))).toEqual([]);
});

test("the keys of stock", () => {
  expect(rules.list("isStock")).toEqual(Object.keys(editedStockSchema.shape));
});

describe("patterns", () => {
  test.each<[string, string | undefined]>([
    ["isCode", DISCOUNT_CODE_PATTERN.source],
    ["isDocumentId", patternOf(cartLineSchema.shape.productId)],
    ["isVariantId", patternOf(cartLineSchema.shape.variantId)],
    ["isVariantId", patternOf(variantSchema.shape.id)],
    ["isName", `(?i)^.*(${URL_IN_NAME.source.replaceAll("\\/", "/")}).*$`],
  ])("%s", (name, pattern) => {
    expect(rules.patterns(name)).toEqual([pattern]);
  });

  test("of a file that is sold", () => {
    expect(rules.patterns("isFileName")).toEqual([FILE_NAME_PATTERN.source, `(?i)${RUNNABLE_FILE_PATTERN.source}`]);
  });

  test.each([
    ["isLine", cleanLine],
    ["isParagraph", cleanText],
  ])("%s takes exactly the characters that cleaning leaves", (name, clean) => {
    const pattern = toRegExp(rules.patterns(name)[0] ?? "");
    const differing: string[] = [];
    for (let code = 0; code <= 0xffff; code += 1) {
      const value = `a${String.fromCharCode(code)}b`;
      // Half a surrogate pair reaches no rule: Firestore takes none.
      if (value.isWellFormed() && pattern.test(value) !== (clean(value) === value.normalize("NFC"))) differing.push(code.toString(16));
    }
    expect(differing).toEqual([]);
  });
});
