import { documents } from "@awning/domain/routes/firestore-paths";
import { documentsFile, pictureFile } from "@awning/domain/transfer/archive";
import { type DocumentReference, doc, setDoc } from "firebase/firestore";
import { expect, test, vi } from "vitest";
import { firestore } from "../core/firestore.ts";
import { exportAccount } from "./export-account.ts";
import { openArchive, readEntry } from "./zip-entries.ts";

vi.mock("../env.ts", () => ({ env: {}, mediaBase: "https://media.example.test/" }));
// A database that is never sent anywhere stands for the server's.
vi.mock("firebase/firestore", async (load) => {
  const sdk = await load<typeof import("firebase/firestore")>();
  const getDocFromServer = (one: DocumentReference) => sdk.getDoc(one).catch(() => ({ exists: () => false }));
  return { ...sdk, getDocsFromServer: sdk.getDocs, getDocFromServer };
});
vi.mock("../account/security-events.ts", () => ({ noteAct: async () => {} }));
vi.mock("../core/firestore.ts", () => import("./offline-firestore.ts"));

const FACTS = { siteId: "kiln", widths: [320], width: 320, height: 320, alt: "", color: "#ffffff" };
const media = (sign: string) => ({ ...FACTS, id: sign.repeat(22) });

test("every picture of every document and setting is downloaded, and the views of people", async () => {
  const stored = {
    [documents.site("kiln")]: { avatar: media("a"), cover: media("b") },
    "sites/kiln/settings/design": { background: { picture: media("c") } },
    "sites/kiln/settings/seo": { image: media("d") },
    "sites/kiln/settings/peopleViews": { views: {} },
    [documents.page("kiln", "home")]: { blocks: { b1: { type: "gallery", images: [media("e")] } } },
    "sites/kiln/services/s1": { picture: media("f") },
    "sites/kiln/collections/c1": { picture: media("g") },
    [documents.link("kiln", "l1")]: { thumb: media("h") },
    [documents.product("kiln", "p1")]: { images: { i1: { ...media("i"), place: 0 } } },
  };
  for (const [path, fields] of Object.entries(stored)) void setDoc(doc(firestore(), path), fields);
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", async () => new Response("picture"));
  const site = { siteId: "kiln", username: "kiln", currency: "EUR" } as const;
  const archive = await openArchive(await exportAccount(site, () => undefined, new AbortController().signal));
  const names = [...archive.entries.keys()];
  expect(names.filter((name) => name.startsWith("media/")).toSorted()).toEqual([..."abcdefghi"].map((sign) => pictureFile(media(sign).id)));
  const settings = await readEntry(archive, documentsFile("settings"), 100_000);
  expect(Object.keys(JSON.parse(new TextDecoder().decode(settings ?? undefined)))).toContain("peopleViews");
});
