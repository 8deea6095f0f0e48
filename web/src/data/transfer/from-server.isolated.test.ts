// What is exported, and what an import compares with, is whole or fails: the cache answers offline with the part that it has.
import { readPeopleFilter } from "@awning/domain/contact/people-filter";
import { PLAIN_LINK } from "@awning/domain/link/link";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { expect, test, vi } from "vitest";
import { fetchReservations } from "../booking/reservation-list.ts";
import { fetchSignUps } from "../contact/contacts.ts";
import { fetchPeople } from "../contact/people-list.ts";
import { fetchOrders } from "../order/order-list.ts";
import { readWholeShop } from "../product/product-export.ts";
import { runImport } from "./run-import.ts";

// An import that finds nothing in the cache would go on to write.
vi.mock("./import-record.ts", () => ({ getImportRecord: async () => null, saveImportRecord: async () => undefined }));
vi.mock("../env.ts", () => ({ env: {}, mediaBase: "" }));
vi.mock("../core/firestore.ts", () => import("./offline-firestore.ts"));

const { order: _, ...product } = sampleProduct({ title: "Mug", price: 1800 });
const link = { ...PLAIN_LINK, type: "web" as const, title: "Shop", url: "https://a.example.test/" };
const plan = { name: "a.csv", source: "shopify" as const, products: [], links: [], state: null, archive: null };
const axes = { status: null, paymentStatus: null, fulfilmentStatus: null, from: null, until: null };
const unpaid = { ...axes, view: "unpaid" as const, search: "", sort: "newest" as const };
const { signal } = new AbortController();
const how = { isVerified: true, onProgress: () => undefined, signal };

test.each([
  ["products", () => readWholeShop("kiln", () => undefined)],
  ["people", () => fetchPeople("kiln", readPeopleFilter(new URLSearchParams()), 0, () => undefined)],
  ["orders", () => fetchOrders("kiln", unpaid)],
  ["reservations", () => fetchReservations("kiln", { view: "upcoming", serviceId: "", search: "" }, 0)],
  ["sign-ups", () => fetchSignUps("kiln")],
  [
    "what an import finds of products",
    () => runImport("kiln", { ...plan, products: [{ key: "mug", line: 2, product, stock: {}, pictures: [] }] }, how),
  ],
  ["what an import finds of links", () => runImport("kiln", { ...plan, links: [{ key: "l1", line: 2, link }] }, how)],
])("offline, %s cannot be read", async (_name, read) => {
  await expect(read()).rejects.toMatchObject({ code: "offline" });
});
