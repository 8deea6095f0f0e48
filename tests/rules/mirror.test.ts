import { readFileSync } from "node:fs";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { cartLineSchema } from "@awning/domain/cart/cart";
import { attachmentPath } from "@awning/domain/chat/attachment";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { hostMessageDocument } from "@awning/domain/contact/host-message";
import { LABEL_MAX, LABELS_MAX } from "@awning/domain/contact/person";
import { THEMES } from "@awning/domain/design/theme";
import {
  DISCOUNT_CODE_PATTERN,
  DISCOUNT_LIMIT_MAX,
  DISCOUNT_STATES,
  DISCOUNT_TYPES,
  discountSchema,
} from "@awning/domain/discount/discount";
import { LINK_STYLES, LINK_SUBTITLE_MAX, LINK_TITLE_MAX, LINK_TYPES } from "@awning/domain/link/link";
import { linkFilePath } from "@awning/domain/link/link-file-type";
import { MEDIA_ALT_MAX, MEDIA_FILE_MAX_BYTES, MEDIA_FILE_TYPE, MEDIA_WIDTHS, mediaPath } from "@awning/domain/media/media";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { CURRENCIES, MONEY_MAX } from "@awning/domain/money/money";
import { TAX_CLASSES, TAX_MODES, TAX_RATES_MAX, taxSettingsSchema } from "@awning/domain/money/tax";
import {
  FILE_MAX_BYTES,
  FILE_NAME_MAX,
  FILE_NAME_PATTERN,
  RUNNABLE_FILE_PATTERN,
  STORED_FILE_TYPE,
  STORED_OBJECT_PATTERN,
  storedFilePath,
} from "@awning/domain/product/file";
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
  SLUG_PATTERN,
  STOCK_MAX,
  VARIANTS_MAX,
  variantSchema,
  WEIGHT_MAX,
} from "@awning/domain/product/product";
import { editedStockSchema, MOVE_NOTE_MAX, stockEditSchema } from "@awning/domain/product/stock-change";
import { sitemapDocuments } from "@awning/domain/published/sitemap";
import { LINK_URL_CHARACTERS, LINK_URL_MAX, LINK_URL_PATTERN } from "@awning/domain/rich-text/link-url";
import { COLLECTION_NAMES, documents, SITE_COLLECTION_NAMES } from "@awning/domain/routes/firestore-paths";
import { HOLD_DAYS_MAX } from "@awning/domain/shop/hold-time";
import { SHIPPING_METHODS_MAX } from "@awning/domain/shop/shipping";
import { BUYER_CANCEL_MINUTES_MAX, INSTRUCTIONS_MAX, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { BIO_MAX, DISPLAY_NAME_MAX, HEADLINE_MAX, siteDraftSchema } from "@awning/domain/site/site";
import { SOCIALS_MAX } from "@awning/domain/site/socials";
import { cleanLine, cleanText, orderKeySchema, URL_IN_NAME } from "@awning/domain/values/text";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { HELD } from "./support/held.ts";
import { firestoreRules as rules, storageRules, toRegExp } from "./support/rules-text.ts";

// Rules cannot import. Here every limit, pattern and list of words in them is held against `domain`: whoever changes one
// of the two sides alone hears of it.

const boundsSchema = z.object({
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
/** What a schema of `domain` allows, in the words of JSON Schema. */
const boundsOf = (schema: z.core.$ZodType) => boundsSchema.parse(z.toJSONSchema(schema, { io: "input" }));
const patternOf = (schema: z.core.$ZodType) => boundsOf(schema).pattern;

describe("limits", () => {
  const media = {
    aWidth: boundsOf(mediaSchema.shape.widths._zod.def.element),
    width: boundsOf(mediaSchema.shape.width),
    height: boundsOf(mediaSchema.shape.height),
  };
  test.each<[string, string]>([
    ["isSite", `isName(site.displayName, ${DISPLAY_NAME_MAX})`],
    ["isSite", `isLine(site.headline, 0, ${HEADLINE_MAX})`],
    ["isSite", `isParagraph(site.bio, ${BIO_MAX})`],
    ["isSite", `areRows(site.socials, ${SOCIALS_MAX})`],
    ["isAmount", `isInt(value, 0, ${MONEY_MAX})`],
    ["isShopSettings", `isInt(settings.holdDays, 1, ${HOLD_DAYS_MAX})`],
    ["isShopSettings", `isInt(settings.buyerCancelMinutes, 0, ${BUYER_CANCEL_MINUTES_MAX})`],
    ["isPayment", `isParagraph(method.instructions, ${INSTRUCTIONS_MAX})`],
    ["isPickup", `isParagraph(pickup.place, ${INSTRUCTIONS_MAX})`],
    ["isTax", `areRows(tax.rates, ${TAX_RATES_MAX})`],
    ["isShippingMethods", `areRows(methods, ${SHIPPING_METHODS_MAX})`],
    ["isLimitOrNull", `isInt(value, 1, ${DISCOUNT_LIMIT_MAX})`],
    ["isLink", `isLine(link.title, 1, ${LINK_TITLE_MAX})`],
    ["isLink", `isLine(link.subtitle, 0, ${LINK_SUBTITLE_MAX})`],
    ["isLinkUrl", `value.size() <= ${LINK_URL_MAX}`],
    ["isProduct", `isLine(product.title, 1, ${PRODUCT_TITLE_MAX})`],
    ["isProduct", `isParagraph(product.description, ${PRODUCT_DESCRIPTION_MAX})`],
    ["isProduct", `areRows(product.images, ${PRODUCT_IMAGES_MAX})`],
    ["isProduct", `areRows(product.variants, ${VARIANTS_MAX})`],
    ["isProduct", `isLine(product.sku, 0, ${SKU_MAX})`],
    ["isProduct", `isParagraph(product.receipt, ${RECEIPT_MAX})`],
    ["isWeightOrNull", `isInt(value, 1, ${WEIGHT_MAX})`],
    ["isCountOrNull", `isInt(value, 0, ${STOCK_MAX})`],
    ["isSlug", `value.size() <= ${SLUG_MAX}`],
    ["isQuantityOrNull", `isInt(value, 1, ${QUANTITY_MAX})`],
    ["isStock", `isInt(stock.available, 0, ${STOCK_MAX})`],
    ["isEdit", `isLine(edit.note, 0, ${MOVE_NOTE_MAX})`],
    ["isFileName", `isLine(value, 1, ${FILE_NAME_MAX})`],
    ["isLabels", `value.size() <= ${LABELS_MAX}`],
    // With a comma between each two.
    ["isLabels", `isLine(value.join(','), 0, ${LABELS_MAX * (LABEL_MAX + 1)})`],
    ["isMedia", `isLine(media.alt, 0, ${MEDIA_ALT_MAX})`],
    ["isMedia", `isInt(media.height, ${media.height.minimum}, ${media.height.maximum})`],
    ["isPixelWidth", `isInt(value, ${media.width.minimum}, ${media.width.maximum})`],
    ["isPixelWidth", `isInt(value, ${media.aWidth.minimum}, ${media.aWidth.maximum})`],
    [
      "isWidths",
      `in [${MEDIA_WIDTHS.slice(1).map((_, at) => `[${MEDIA_WIDTHS.slice(0, at + 1).join(", ")}]`)}])`.replaceAll("],[", "], ["),
    ],
  ])("%s holds %s", (name, limit) => {
    expect(`${rules.body(name).replace(/;$/, "")} `).toContain(`${limit} `);
  });

  test("every number of the rules is held by one of these or means a position", () => {
    const others = rules.functions.filter((name) => !HELD.includes(name) && !rules.generated.includes(name));
    const numbers = others.filter((name) => /(?<![\w'{])\d+/.test(rules.body(name).replace(/'[^']*'/g, "''")));
    // `isName` asks for one sign at least, as `personName(1, …)` does.
    expect(numbers).toEqual(["isName"]);
  });

  test("the size and type of a picture file", () => {
    expect(storageRules.body("isPictureFile")).toContain(`request.resource.size <= ${MEDIA_FILE_MAX_BYTES};`);
    expect(storageRules.body("isPictureFile")).toContain(`request.resource.contentType == '${MEDIA_FILE_TYPE}'`);
  });

  test("the size and type of a file that is sold", () => {
    expect(storageRules.body("isSoldFile")).toContain(`request.resource.size <= ${FILE_MAX_BYTES};`);
    expect(storageRules.body("isSoldFile")).toContain(`request.resource.contentType == '${STORED_FILE_TYPE}'`);
  });
});

describe("words", () => {
  test.each<[string, readonly string[]]>([
    ["isTheme", THEMES],
    ["isCurrency", Object.keys(CURRENCIES)],
    ["isLinkType", LINK_TYPES],
    ["isLinkStyle", LINK_STYLES],
    ["isProductKind", PRODUCT_KINDS],
    ["isProductState", PRODUCT_STATES],
    ["isTaxClass", TAX_CLASSES],
    ["isTaxMode", TAX_MODES],
    ["isPricing", PRICINGS],
    ["isDiscountType", DISCOUNT_TYPES],
    ["isDiscountState", DISCOUNT_STATES],
  ])("%s", (name, words) => {
    expect(rules.list(name)).toEqual([...words]);
  });

  test.each<[string, readonly string[]]>([
    ["draftKeys", Object.keys(siteDraftSchema.shape)],
    ["isStock", Object.keys(editedStockSchema.shape)],
    ["isEdit", Object.keys(stockEditSchema.shape)],
    ["isDiscount", Object.keys(discountSchema.shape)],
    ["isShopSettings", Object.keys(shopSettingsSchema.shape)],
    ["isPayment", Object.keys(shopSettingsSchema.shape.transfer.shape)],
    ["isPayment", Object.keys(shopSettingsSchema.shape.cash.shape)],
    ["isShipping", Object.keys(shopSettingsSchema.shape.shipping.shape)],
    ["isPickup", Object.keys(shopSettingsSchema.shape.pickup.shape)],
    ["isTax", Object.keys(taxSettingsSchema.shape)],
    ["isPayment", Object.keys(shopSettingsSchema.shape.onDelivery.shape)],
    ["isMedia", Object.keys(mediaSchema.shape)],
  ])("the keys of %s", (name, keys) => {
    expect(rules.list(name)).toEqual([...keys]);
  });
});

describe("patterns", () => {
  test.each<[string, string | undefined]>([
    ["isSlug", SLUG_PATTERN.source],
    ["isCode", DISCOUNT_CODE_PATTERN.source],
    ["isCountryOrEmpty", patternOf(shopSettingsSchema.shape.country)],
    ["isOrderKey", patternOf(orderKeySchema)],
    ["isDocumentId", patternOf(cartLineSchema.shape.productId)],
    ["isVariantId", patternOf(cartLineSchema.shape.variantId)],
    ["isVariantId", patternOf(variantSchema.shape.id)],
    ["isName", `(?i)^.*(${URL_IN_NAME.source.replaceAll("\\/", "/")}).*$`],
  ])("%s", (name, pattern) => {
    expect(rules.patterns(name)).toEqual([pattern]);
  });

  test("of the address of a link", () => {
    expect(rules.patterns("isLinkUrl")).toEqual([LINK_URL_CHARACTERS, LINK_URL_PATTERN]);
  });

  test("of a picture", () => {
    expect(rules.patterns("isMedia")).toEqual([patternOf(mediaSchema.shape.id), patternOf(mediaSchema.shape.color)]);
    expect(storageRules.patterns("isPictureFile")[0]).toBe(patternOf(mediaSchema.shape.id));
  });

  test("of a file that is sold", () => {
    expect(rules.patterns("isFileName")).toEqual([FILE_NAME_PATTERN.source, `(?i)${RUNNABLE_FILE_PATTERN.source}`]);
    expect(storageRules.patterns("isSoldFile")).toEqual([STORED_OBJECT_PATTERN.source]);
  });

  test("of the widths in the names of picture files", () => {
    const file = toRegExp(storageRules.patterns("isPictureFile")[1] ?? "");
    const { minimum = 0, maximum = 0 } = boundsOf(mediaSchema.shape.width);
    for (let width = 0; width <= 2 * maximum; width += 1) {
      const name = mediaPath("site", "media", width).split("/").at(-1) ?? "";
      expect(file.test(name), name).toBe(width >= minimum && width <= maximum);
    }
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

describe("the shape of the rules", () => {
  test("there is a block for each document of the product, and no other", () => {
    const own = [documents, bookingDocuments, informationDocuments, chatDocuments, sitemapDocuments, { hostMessageDocument }]
      .flatMap<string | ((...parts: never[]) => string)>(Object.values)
      .map((path: string | ((...parts: never[]) => string)) => {
        if (typeof path === "string") return path;
        const build: (...parts: (string | number)[]) => string = path as never;
        return build("{}", "{}", "{}");
      });
    const wanted = own.map((path) =>
      path
        .replace(/counters\/\w+$/, "counters/{}")
        .replace("{}_{}", "{}")
        .replace("sitemap/count", "sitemap/{}"),
    );
    expect([...rules.blocks].sort()).toEqual([...new Set(wanted)].sort());
    const picture = mediaPath("{}", "{}", 0).replace("0.webp", "{}");
    expect(storageRules.blocks).toEqual([attachmentPath("{}", "{}", "{}"), linkFilePath("{}", "{}"), storedFilePath("{}", "{}"), picture]);
  });

  test("every collection that has a name has a block", () => {
    for (const name of COLLECTION_NAMES) expect(rules.blocks.map((path) => path.split("/")[0])).toContain(name);
    for (const name of SITE_COLLECTION_NAMES)
      expect(
        rules.blocks.some((path) => path.startsWith(`sites/{}/${name}/`)),
        name,
      ).toBe(true);
    const known = new Set<string>([...COLLECTION_NAMES]);
    for (const path of rules.blocks) expect(known).toContain(path.split("/")[0]);
  });

  describe.each([
    ["firestore.rules", rules],
    ["storage.rules", storageRules],
  ])("%s", (_name, text) => {
    test("is small enough to be deployed", () => {
      expect(Buffer.byteLength(text.source)).toBeLessThan(200_000);
    });
    test("is written in version 2", () => {
      expect(text.source.startsWith("rules_version = '2';\n")).toBe(true);
    });
    test("matches no path as a whole and names each operation", () => {
      expect(text.code).not.toContain("=**");
      expect(text.code).not.toMatch(/allow[^:;]*\b(read|write)\b/);
    });
    test("lets nobody list or write without a condition", () => {
      const open = [...text.code.matchAll(/allow ([a-z, ]+)(?:: if true)?;/g)].map((match) => match[1]);
      expect(open.every((operations) => operations === "get")).toBe(true);
      expect(open.length).toBeGreaterThan(0);
    });
    test("says of each operation in each block who may", () => {
      const said = [...text.code.matchAll(/allow ([a-z, ]+):/g)].flatMap((match) => (match[1] ?? "").split(", "));
      for (const operation of ["get", "list", "create", "update", "delete"]) {
        expect(said.filter((one) => one === operation).length, operation).toBe(text.blocks.length);
      }
    });
    test("calls every function", () => {
      for (const name of text.functions) expect(text.code.split(`${name}(`).length, name).toBeGreaterThan(2);
    });
  });

  test("both files are the ones that are deployed", () => {
    const config: unknown = JSON.parse(readFileSync(new URL("../../firebase.json", import.meta.url), "utf8"));
    expect(config).toMatchObject({ firestore: { rules: "firestore.rules" }, storage: { rules: "storage.rules" } });
  });
});
