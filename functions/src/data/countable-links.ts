import { documents } from "@awning/domain/collections";
import { linkMark } from "@awning/domain/link-mark";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";

const countableSchema = z.object({
  siteId: z.string(),
  /** The zone by whose clocks the owner's days begin. */
  profile: z._default(z.object({ zone: z.string() }), { zone: "UTC" }),
  links: z.array(z.object({ id: z.string() })),
  laterLinks: z._default(z.array(z.object({ id: z.string(), showFrom: z.number() })), []),
});
/** Whose links they are, and which of them visitors can open. */
export type CountableLinks = { siteId: string; zone: string; links: readonly { id: string; showFrom: number | null }[] };

/** The links of a public page, of its copy only what counting needs; `null` when there is no such page. */
export async function getCountableLinks(username: string): Promise<CountableLinks | null> {
  const fieldMask = ["siteId", "profile.zone", "links", "laterLinks"];
  const [copy] = await firestore().getAll(firestore().doc(documents.published(username)), { fieldMask });
  if (!copy?.exists) return null;
  const { siteId, profile, links, laterLinks } = countableSchema.parse(copy.data());
  return { siteId, zone: profile.zone, links: [...links.map(({ id }) => ({ id, showFrom: null })), ...laterLinks] };
}

const titledSchema = z.object({ siteId: z.string(), links: z.array(z.object({ id: z.string(), title: z.string() })) });

/** The link that visitors of this owner's page know by a mark (`link-mark.ts`), as it is titled now; `null` when there is none. */
export async function findPublicLink(siteId: string, username: string, mark: string): Promise<{ id: string; title: string } | null> {
  if (mark === "") return null;
  const [copy] = await firestore().getAll(firestore().doc(documents.published(username)), { fieldMask: ["siteId", "links"] });
  const read = titledSchema.safeParse(copy?.data());
  if (!read.success || read.data.siteId !== siteId) return null;
  const link = read.data.links.find(({ id }) => linkMark(id) === mark);
  return link ? { id: link.id, title: link.title } : null;
}
