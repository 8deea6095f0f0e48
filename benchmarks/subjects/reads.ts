import * as z from "zod/mini";
import { SHOP, startOurs } from "../lib/contestants.ts";
import type { LoadOrder } from "../lib/load-order.ts";
import { ORIGIN } from "../lib/ports.ts";
import { loadOnce } from "../lib/rounds.ts";
import type { Section } from "../lib/section.ts";

const countSchema = z.object({ documents: z.number(), versions: z.number() });
const VISITS = 1000;

type Scene = { name: string; paths: LoadOrder["paths"]; rate: number; most: number };
const SCENES: Scene[] = [
  { name: "one shop, 100 visits a second", paths: { kind: "one", path: `/${SHOP}` }, rate: 100, most: 60 },
  { name: "50 shops, some busier, 100 visits a second", paths: { kind: "zipf" }, rate: 100, most: 1000 },
  { name: "each visit to a shop nobody has visited", paths: { kind: "fresh" }, rate: 100, most: 1000 },
];

/** What a thousand visits cost, counted where the database would answer, without any CDN before. */
export async function reads(say: (line: string) => void): Promise<Section> {
  const { page } = await startOurs();
  const counted: { scene: Scene; documents: number; versions: number }[] = [];
  for (const scene of SCENES) {
    await count();
    const { sent } = await loadOnce({
      port: page.port,
      paths: scene.paths,
      headers: {},
      status: 200,
      connections: 16,
      seconds: VISITS / scene.rate,
      rate: scene.rate,
    });
    const { documents, versions } = await count();
    // The clock is looked at after each answer, so a few more may have been sent.
    const perThousand = (reads: number) => Math.round((reads * VISITS) / sent);
    counted.push({ scene, documents: perThousand(documents), versions: perThousand(versions) });
    say(scene.name);
  }
  return {
    tables: [
      {
        head: ["1,000 visits", "whole pages read", "versions looked up", "reads"],
        rows: counted.map(({ scene, documents, versions }) => [
          scene.name,
          String(documents),
          String(versions),
          String(documents + versions),
        ]),
      },
    ],
    notes: [
      "One instance, and no CDN before it, which would answer most of these itself. A page that is visited less than once a second costs one small read a visit.",
      "Nothing is ever written for a visit. A browser that listened to site, links, products and settings itself would cost about 40,000 reads.",
    ],
    targets: counted.map(({ scene, documents, versions }) => ({
      name: `reads of 1,000 visits, ${scene.name}`,
      wanted: `at most ${scene.most}`,
      measured: String(documents + versions),
      isMet: documents + versions <= scene.most,
    })),
  };
}

async function count(): Promise<z.infer<typeof countSchema>> {
  return countSchema.parse(await (await fetch(`${ORIGIN}/reads`)).json());
}
