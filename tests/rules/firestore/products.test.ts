import { MONEY_MAX } from "@awning/domain/money/money";
import { TAX_CLASSES } from "@awning/domain/money/tax";
import { OPTIONS_MAX } from "@awning/domain/product/option";
import { PRICINGS } from "@awning/domain/product/pricing";
import {
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_IMAGES_MAX,
  PRODUCT_KINDS,
  PRODUCT_STATES,
  PRODUCT_TITLE_MAX,
  QUANTITY_MAX,
  RECEIPT_MAX,
  SKU_MAX,
  SLUG_MAX,
  STOCK_MAX,
  TAGS_MAX,
  VARIANTS_MAX,
  WEIGHT_MAX,
} from "@awning/domain/product/product";
import { QUESTIONS_MAX } from "@awning/domain/product/question";
import { RICH_LINES_MAX } from "@awning/domain/rich-text/rich-text";
import { documents } from "@awning/domain/routes/firestore-paths";
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aMedia, aProduct, created, seeded, seedSite, stored } from "../support/documents.ts";
import {
  describeFields,
  enumCase,
  intCase,
  lineCase,
  listCase,
  orderKeyCase,
  paragraphCase,
  rowsCase,
  text,
} from "../support/field-tests.ts";
import { describeIds } from "../support/id-tests.ts";
import { describeTimes } from "../support/time-tests.ts";

const subject = {
  stored: (siteId: string) => documents.product(siteId, seeded.productId),
  fresh: documents.product,
  before: () => ({ ...aProduct(), ...stored() }),
  creation: () => ({ ...aProduct(), ...created() }),
  change: () => ({ ...aProduct({ title: "Changed" }), createdAt: stored().createdAt, updatedAt: created().updatedAt }),
};

describe("the fields of a product", () => {
  describeFields({
    ...subject,
    fields: (siteId) => ({
      kind: enumCase(PRODUCT_KINDS),
      title: lineCase(1, PRODUCT_TITLE_MAX),
      slug: {
        types: ["string"],
        allowed: ["a", "1", "a-b-2", text(SLUG_MAX)],
        denied: ["", text(SLUG_MAX + 1), "A", "a--b", "-a", "a-", "a_b", "a b", "ä", "a/b", "a\n", "../x"],
      },
      description: paragraphCase(PRODUCT_DESCRIPTION_MAX),
      richDescription: listCase(RICH_LINES_MAX, { type: "p", children: [{ text: "Blue", bold: true }] }),
      price: intCase(0, MONEY_MAX),
      compareAt: intCase(1, MONEY_MAX, { types: ["null"], allowed: [null], alongside: { price: 0 } }),
      images: rowsCase(PRODUCT_IMAGES_MAX, aMedia(siteId)),
      variants: rowsCase(VARIANTS_MAX, { id: "a", name: "Blue", price: null }),
      limitPerOrder: intCase(1, QUANTITY_MAX, { types: ["null"], allowed: [null] }),
      state: enumCase(PRODUCT_STATES),
      order: orderKeyCase,
      taxClass: enumCase(TAX_CLASSES),
      options: listCase(OPTIONS_MAX, { name: "Glaze", values: ["Blue"] }),
      sku: lineCase(0, SKU_MAX),
      skus: listCase(VARIANTS_MAX, "mug-1"),
      lowAt: intCase(0, STOCK_MAX, { types: ["null"], allowed: [null] }),
      questions: rowsCase(QUESTIONS_MAX, { id: "q", label: "Engraving", required: true, max: 100 }),
      receipt: paragraphCase(RECEIPT_MAX),
      tags: listCase(TAGS_MAX, "spring"),
      weight: intCase(1, WEIGHT_MAX, { types: ["null"], allowed: [null] }),
      pricing: enumCase(PRICINGS),
      suggested: intCase(0, MONEY_MAX, { types: ["null"], allowed: [null] }),
      backorder: { types: ["bool"], allowed: [true, false], denied: [] },
    }),
  });
});

describe("the times of a product", () => {
  describeTimes(subject);
});

describe("the id of a product", () => {
  describeIds(subject.fresh, subject.creation);
});

describe("a product", () => {
  test.each([
    [100, 101, "allowed"],
    [100, 100, "denied"],
    [100, 99, "denied"],
    [MONEY_MAX, MONEY_MAX, "denied"],
    [MONEY_MAX - 1, MONEY_MAX, "allowed"],
  ])("at %i is shown against %i: %s", async (price, compareAt, expected) => {
    const siteId = newUid();
    await seedSite(siteId);
    const target = doc(clientOf({ uid: siteId }).firestore, documents.product(siteId, "new1"));
    expect(await outcome(setDoc(target, { ...aProduct({ price, compareAt }), ...created() }))).toBe(expected);
  });

  test("is changed field by field, and loses none", async () => {
    const siteId = newUid();
    await seedSite(siteId);
    const target = doc(clientOf({ uid: siteId }).firestore, documents.product(siteId, seeded.productId));
    expect(await outcome(updateDoc(target, { price: 1, updatedAt: serverTimestamp() }))).toBe("allowed");
    expect(await outcome(updateDoc(target, { price: 2 }))).toBe("denied");
    expect(await outcome(updateDoc(target, { state: deleteField(), updatedAt: serverTimestamp() }))).toBe("denied");
  });
});
