import { Failure } from "@awning/domain/errors/failure";
import { IMPORT_ROWS_MAX } from "@awning/domain/transfer/read-products";
import { describe, expect, test } from "vitest";
import { importRefusalOf } from "./import-refusals.ts";
import { type ImportChoices, type ImportReading, readBytes } from "./read-import.ts";

const CHOICES: ImportChoices = { profile: null, currency: "EUR", decimal: null, columns: {}, takesOtherCurrency: false };

const read = (text: string, choices: Partial<ImportChoices> = {}) =>
  readBytes(new Uint8Array(new TextEncoder().encode(text)), { ...CHOICES, ...choices });

function productsOf(found: ImportReading) {
  if (!found.reading) throw new Error(`taken for ${found.profile}`);
  return found.reading;
}
const products = (text: string, choices: Partial<ImportChoices> = {}) => productsOf(read(text, choices));
const problems = (text: string, choices: Partial<ImportChoices> = {}) =>
  products(text, choices).problems.map(({ line, code, isLeft }) => `${line} ${code}${isLeft ? "" : " kept"}`);

function refusalOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return importRefusalOf(error);
    throw error;
  }
  return null;
}

const SHOPIFY = [
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Image Src,Status",
  'mug,Mug,"<p>Made by <b>hand</b>.</p><ul><li>Safe</li></ul><script>x()</script>",Kiln,Cups,"blue, round",TRUE,Size,S,MUG-S,350,shopify,4,deny,18.00,22.00,TRUE,https://cdn.example.test/1.jpg,active',
  "mug,,,,,,,,L,MUG-L,,,,deny,24.00,,TRUE,https://cdn.example.test/2.jpg,",
  ",,,,,,,,XL,MUG-XL,,shopify,0,deny,26.00,,TRUE,,",
  "mug,,,,,,,,,,,,,,,,,https://cdn.example.test/3.jpg,",
  "bowl,Bowl,,,,,FALSE,Title,Default Title,,,,,continue,30.00,,FALSE,,active",
].join("\n");

describe("Shopify", () => {
  test("rows with a repeated and with a blank key are one product, and a row with only a picture is no variant", () => {
    const [mug, bowl, ...more] = products(SHOPIFY).products;
    expect(more).toEqual([]);
    expect(mug?.product).toMatchObject({ title: "Mug", slug: "mug", price: 1800, compareAt: 2200, state: "active", weight: 350 });
    expect(mug?.product.options).toEqual([{ name: "Size", values: ["S", "L", "XL"] }]);
    expect(mug?.product.variants.map(({ price, sku }) => [price, sku])).toEqual([
      [null, "MUG-S"],
      [2400, "MUG-L"],
      [2600, "MUG-XL"],
    ]);
    expect(mug?.product.tags).toEqual(["blue", "round", "Cups", "Kiln"]);
    expect(mug?.pictures).toHaveLength(3);
    // Without a tracker the stock is not zero but unknown.
    expect(mug?.stock).toEqual({ v1: 4, v3: 0 });
    expect(bowl?.product).toMatchObject({ variants: [], options: [], state: "draft", backorder: true, kind: "digital" });
  });

  test("of a description its shapes stay, and what runs goes", () => {
    const [mug] = products(SHOPIFY).products;
    expect(mug?.product.description).toBe("Made by hand.\n\nSafe");
    expect(JSON.stringify(mug?.product.richDescription)).toContain('"bold":true');
  });

  test("each variant keeps whether it can be ordered without stock", () => {
    const [mug] = products(SHOPIFY.replace("0,deny,26.00", "0,continue,26.00")).products;
    expect([mug?.product.backorder, ...(mug?.product.variants ?? []).map(({ backorder }) => backorder)]).toEqual([false, null, null, true]);
  });

  test("the new headers mean the same", () => {
    const [mug] = products("Title,URL handle,Description,Status,SKU,Price,Inventory quantity\nMug,mug,Round.,Draft,M1,18,3").products;
    expect(mug).toMatchObject({ key: "mug", product: { title: "Mug", price: 1800, state: "draft", sku: "M1", description: "Round." } });
  });
});

describe("WooCommerce", () => {
  const HEAD =
    "ID,Type,SKU,Name,Published,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)";
  test("a variation finds its parent by number or SKU, and an empty value means any", () => {
    const text = `${HEAD}
12,variation,A,,1,,1,2,,,10,,,,id:11,Size,S,Color,
11,variable,P,Shirt,-1,Two\\nlines,1,,0.5,,,"Clothing > Shirts, Sale\\, now",,https://x.example.test/1.jpg,,Size,"S, L",Color,"Red, Blue"
13,variation,B,,1,,1,5,,8,10,,,,P,Size,L,Color,Red
14,variation,C,,1,,1,5,,,10,,,,id:99,Size,L,Color,Red
15,external,,Elsewhere,1,,,,,,10,,,,,,,,
16,"simple, virtual",V,Lesson,1,,1,,,,40,,,,,,,,`;
    const { products: found } = products(text);
    expect(found.map(({ product }) => [product.title, product.kind, product.state])).toEqual([
      ["Shirt", "physical", "draft"],
      ["Lesson", "service", "active"],
    ]);
    expect(found[0]?.product.variants.map(({ values, price }) => [values, price])).toEqual([
      [["S", "Red"], null],
      [["S", "Blue"], null],
      [["L", "Red"], 800],
    ]);
    expect(found[0]?.product).toMatchObject({ weight: 500, tags: ["Shirts", "Sale, now"], description: "Two\nlines" });
    expect(problems(text)).toEqual(["5 no_parent", "6 not_sold_here"]);
  });
});

test("products of two shops of WooCommerce are not the same for their number", () => {
  const keys = (name: string) =>
    products(`ID,Type,SKU,Name,Published,Regular price\n7,simple,,${name},1,10`).products.map(({ key }) => key);
  expect(keys("Cup")).toEqual(keys("CUP"));
  expect(keys("Cup")).not.toEqual(keys("Bowl"));
});

test("a sale price of WooCommerce that has a date is not the price", () => {
  const text = `ID,Type,SKU,Name,Published,In stock?,Sale price,Regular price,Date sale price starts,Date sale price ends
1,simple,A,Cup,1,1,8,10,,
2,simple,B,Bowl,1,1,8,10,,2026-12-24 00:00:00
3,simple,C,Plate,1,1,8,10,2026-12-24 00:00:00,`;
  const prices = products(text).products.map(({ product }) => [product.price, product.compareAt]);
  expect(prices).toEqual([
    [800, 1000],
    [1000, null],
    [1000, null],
  ]);
  expect(problems(text)).toEqual(["3 sale_dates kept", "4 sale_dates kept"]);
});

test("what WooCommerce hides or has sold out stays hidden and sold out", () => {
  const text = `ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)
1,simple,A,Cup,1,hidden,1,3,10,,,
2,simple,B,Bowl,1,search,0,,10,,,
3,simple,C,Plate,1,visible,backorder,,10,,,
4,variable,D,Shirt,1,visible,1,,,,Size,"S, L"
5,variation,E,,1,visible,0,parent,10,id:4,Size,S
6,variation,F,,0,visible,1,2,10,id:4,Size,L`;
  expect(products(text).products.map(({ product, stock }) => [product.title, product.state, product.variants.length, stock])).toEqual([
    ["Cup", "draft", 0, { single: 3 }],
    ["Bowl", "active", 0, { single: 0 }],
    ["Plate", "active", 0, {}],
    ["Shirt", "active", 1, { v1: 0 }],
  ]);
  expect(problems(text)).toEqual(["7 unpublished"]);
});

test("what Square has archived, hidden or does not sell is a draft", () => {
  const text = `Token,Item Name,Variation Name,SKU,Reporting Category,Price,Square Online Item Visibility,Archived,Sellable
a,Tea,Regular,T,,3,visible,N,Y
b,Cake,Regular,C,,3,visible,Y,Y
c,Pie,Small,P1,,3,visible,N,Y
d,Pie,Large,P2,,4,visible,N,N
e,Bun,Regular,B,,3,hidden,N,`;
  expect(products(text).products.map(({ product }) => [product.title, product.state])).toEqual([
    ["Tea", "active"],
    ["Cake", "draft"],
    ["Pie", "draft"],
    ["Bun", "draft"],
  ]);
});

test("a variation of Square without an option value has its own name", () => {
  const text = `Token,Item Name,Customer-facing Name,Variation Name,SKU,Reporting Category,Option Name 1,Option Value 1,Price
a,Tea,,Small,T1,,,,3
b,Tea,,Large,T2,,,,4
c,Shirt,A shirt,"S",S1,,Size,S,9
d,Shirt,A shirt,"L, long",S2,,Size,L,9`;
  expect(products(text).products.map(({ product }) => [product.title, product.options])).toEqual([
    ["Tea", [{ name: "Option", values: ["Small", "Large"] }]],
    ["A shirt", [{ name: "Size", values: ["S", "L"] }]],
  ]);
});

test("Etsy's lists of values become every combination, whose stock is not known", () => {
  const text = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 NAME,VARIATION 2 VALUES,SKU
Ring &#39;Moon&#39;,It&#39;s silver.,25.00,EUR,9,silver_ring,https://i.example.test/1.jpg,https://i.example.test/2.jpg,x,Size,"5,6",Metal,"Gold,Silver","a,b,c,d"`;
  const [ring] = products(text).products;
  expect(ring?.product.variants.map(({ name, sku }) => [name, sku])).toEqual([
    ["5 · Gold", "a"],
    ["5 · Silver", "b"],
    ["6 · Gold", "c"],
    ["6 · Silver", "d"],
  ]);
  expect(ring).toMatchObject({ stock: {}, product: { title: "Ring 'Moon'", description: "It's silver.", tags: ["silver ring"] } });
  expect(ring?.pictures).toHaveLength(2);
  expect(problems(text)).toEqual(["2 stock_shared kept"]);
});

test("Square's stock stands in columns named after places, and a variable price is none", () => {
  const text = `Token,Item Name,Variation Name,SKU,Description,Reporting Category,Price,Current Quantity Shop,Current Quantity Market,Weight (lb)
t1,Tea,Regular,T,,Drinks > Hot,"£4,250.00",2,3,2
t2,Cake,Small,,,,$3.50,,,
t3,Cake,Large,,,,variable,,,`;
  const found = products(text).products;
  expect(found.map(({ product, stock }) => [product.title, product.price, product.weight, stock])).toEqual([
    ["Tea", 425_000, 907, { single: 5 }],
    ["Cake", 350, null, {}],
  ]);
  expect(problems(text)).toEqual(["4 bad_price"]);
});

test("of sales from Gumroad each product is a digital draft once, in dollars, and the totals are no row", () => {
  const text =
    "Purchase ID,Item Name,Product ID,Item Price ($),Purchase Email\n1,Zine,p1,5,a@example.test\n2,Zine,p1,6,b@example.test\nTotals,,,11,";
  expect(problems(text)).toEqual(["2 other_currency"]);
  expect(
    products(text, { currency: "USD" }).products.map(({ product }) => [product.title, product.price, product.kind, product.state]),
  ).toEqual([["Zine", 500, "digital", "draft"]]);
});

describe("any table", () => {
  test("delimiters, line ends, a byte order mark and Windows-1252 are all read", () => {
    for (const text of ["\uFEFFName;Price\r\nTasse;12,50\r\n", "Name\tPrice\nTasse\t12.50", 'Name,Price\n"Tasse","12,50"'])
      expect(products(text).products.map(({ product }) => product.price)).toEqual([1250]);
    const windows = Uint8Array.from([..."Name;Preis\nK\u00e4se;3"].map((sign) => sign.charCodeAt(0)));
    expect(productsOf(readBytes(windows, CHOICES)).products[0]?.product.title).toBe("Käse");
  });

  test("money is read by the file's own decimals, which an owner may overrule", () => {
    const prices = (text: string, choices?: Partial<ImportChoices>) => products(text, choices).products.map(({ product }) => product.price);
    expect(prices('Name,Price\nA,"1.234,50 €"\nB,"2.000"')).toEqual([123_450, 200_000]);
    expect(prices('Name,Price\nA,"$1,234.50"\nB,"2,000"')).toEqual([123_450, 200_000]);
    expect(products("Name,Price\nA,2.000").isAmbiguous).toBe(true);
    expect(prices("Name,Price\nA,2.000", { decimal: "," })).toEqual([200_000]);
    expect(problems("Name,Price\nA,(12.00)\nB,-3\nC,\n,4")).toEqual(["2 bad_price", "3 bad_price", "4 no_price", "5 no_title"]);
  });

  test("an apostrophe that guards a cell goes, one of a name stays", () => {
    expect(products("Name,Price,SKU\n'=Cup,3,'0071").products[0]?.product).toMatchObject({ title: "=Cup", sku: "0071" });
    expect(products("Name,Price\n'Tis,3").products[0]?.product.title).toBe("'Tis");
  });

  test("columns can be assigned and taken away by hand, and those nobody reads are named", () => {
    const text = "Bezeichnung,Wert,Name,Farbe\nTasse,12,x,blau";
    expect(products(text).problems).toHaveLength(1);
    const chosen = products(text, { profile: "csv", columns: { title: 0, price: 1, tags: -1 } });
    expect(chosen.products[0]?.product).toMatchObject({ title: "Tasse", price: 1200 });
    expect(chosen.unread).toEqual(["Name", "Farbe"]);
  });

  test("the same file has the same keys, and equal rows are told apart", () => {
    const keys = () => products("Name,Price\nCup,1\nCup,2").products.map(({ key }) => key);
    expect(keys()).toEqual(["Cup", "Cup#2"]);
    expect(keys()).toEqual(keys());
  });

  test("lists of people, orders and bookings are known, and make nothing", () => {
    const heads = [
      "First Name,Last Name,Email,Accepts Email Marketing,Total Spent",
      "Name,Email,Financial Status,Lineitem quantity,Lineitem name",
      "Invitee Name,Invitee Email,Event Type Name,Start Date & Time",
    ];
    expect(heads.map((head) => read(`${head}\na,b,c,d,e`).makes)).toEqual(["nothing", "nothing", "nothing"]);
  });

  test("what is no table is refused with its reason", () => {
    expect(refusalOf(() => read(""))).toBe("empty");
    expect(refusalOf(() => read("Name,Price\n,\n"))).toBe("empty");
    expect(refusalOf(() => read("Name\u0000Price\n1"))).toBe("not_text");
    expect(refusalOf(() => read(`Name,Price\n${"Cup,1\n".repeat(IMPORT_ROWS_MAX + 1)}`))).toBe("rows");
    expect(refusalOf(() => read("<!doctype html><p>Nothing"))).toBe("no_links");
  });
});

describe("a saved page", () => {
  const linksOf = (html: string) => {
    const found = read(html);
    return found.links.map(({ link }) => `${link.type} ${link.title} ${link.url}`.trim());
  };
  test("the data of Linktree is read in its order, with headings, without what has no address", () => {
    const links = [
      { id: 2, title: "Shop", url: "https://shop.example.test/?utm_source=linktree&a=1", type: "CLASSIC", position: 1 },
      { id: "1", title: "Music", type: "HEADER", position: 0 },
      { id: 3, title: null, url: "https://www.songs.example.test/", type: "MUSIC", position: 2, locked: null },
      { id: 4, title: "Secret", url: null, type: "CLASSIC", position: 3, locked: true },
      { id: 5, title: "Run", url: "javascript:alert(1)", type: "CLASSIC", position: 4 },
    ];
    const html = `<!DOCTYPE html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { links } } })}</script><a href="https://x.example.test">Not this</a>`;
    expect(linksOf(html)).toEqual([
      "heading Music",
      "web Shop https://shop.example.test/?a=1",
      "web songs.example.test https://www.songs.example.test/",
    ]);
    const found = read(html);
    expect(found.problems.map(({ code }) => code)).toEqual(["no_address", "bad_address"]);
  });

  test("of more links than a page can have each of the others is named", () => {
    const links = Array.from({ length: 203 }, (_, at) => `<a href="https://a.example.test/${at}">Link ${at}</a>`);
    const found = read(`<html>${links.join("")}`);
    expect([found.links.length, found.problems.map(({ line, code }) => `${line} ${code}`)]).toEqual([
      200,
      ["201 too_many", "202 too_many", "203 too_many"],
    ]);
  });

  test("any other page gives its links with their words, each once", () => {
    const html = `<html><a href="https://a.example.test"><b>First</b> link</a><a href="#top">Top</a><a href="https://linktr.ee/privacy">Privacy</a>
      <a href="mailto:me@example.test" aria-label="Write"><svg></svg></a><a href="https://a.example.test">Again</a>`;
    expect(linksOf(html)).toEqual(["web First link https://a.example.test/", "email Write mailto:me@example.test"]);
  });
});
