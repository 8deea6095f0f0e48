import { PLAIN_LINK } from "@awning/domain/link/link";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toStoredProduct } from "@awning/domain/shop/stored";
import { doc, setDoc } from "firebase/firestore";
import { expect, test, vi } from "vitest";
import { firestore } from "../core/firestore.ts";
import { toStoredLink } from "../link/links.ts";
import { type ImportPlan, runImport } from "./run-import.ts";

vi.mock("./import-record.ts", () => ({ getImportRecord: async () => null, saveImportRecord: async () => undefined }));
vi.mock("../env.ts", () => ({ env: {}, mediaBase: "" }));
// A database that is never sent anywhere stands for the server's.
vi.mock("firebase/firestore", async (load) => {
  const sdk = await load<typeof import("firebase/firestore")>();
  return { ...sdk, getDocsFromServer: sdk.getDocs };
});
vi.mock("../core/firestore.ts", () => import("./offline-firestore.ts"));

test("an archive of the same shop makes nothing that is there", async () => {
  const { order: _, ...product } = sampleProduct({ title: "Mug", price: 1800 });
  const link = { ...PLAIN_LINK, type: "product" as const, title: "The mug", url: "", productId: "mug" };
  const times = { createdAt: new Date(1), updatedAt: new Date(1) };
  void setDoc(doc(firestore(), documents.product("kiln", "mug")), { ...toStoredProduct({ ...product, order: "a0" }), ...times });
  void setDoc(doc(firestore(), documents.link("kiln", "l1")), { ...toStoredLink({ ...link, order: "a0" }), ...times });
  const plan: ImportPlan = {
    ...{ name: "kiln.zip", source: "archive", state: null, archive: null },
    products: [{ key: "mug", line: 1, product, stock: {}, pictures: [] }],
    links: [{ key: "l1", line: 1, link }],
  };
  const { signal } = new AbortController();
  const outcome = await runImport("kiln", plan, { isVerified: true, onProgress: () => undefined, signal });
  expect(outcome).toEqual({ made: 0, known: 2, noRoom: 0, problems: [] });
});
