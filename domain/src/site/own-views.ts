import * as z from "zod/mini";
import { withinUnits } from "../values/characters.ts";
import { cleanLine, paragraph } from "../values/text.ts";

export const OWN_VIEWS_MAX = 12;
export const OWN_VIEW_NAME_MAX = 30;
const TEXT_MAX = 4000;

/**
 * `sites/{siteId}/settings/{orderViews,peopleViews}`: the views of a list that the owner saved, one a line: the query of the list's address,
 * after the view's name as `name`.
 */
export const ownViewsSchema = z.object({ text: z._default(paragraph(TEXT_MAX), "") });
export type OwnViews = z.infer<typeof ownViewsSchema>;

/** A saved view. `query` is that of the list's address, without `?`. */
export type OwnView = { name: string; query: string };

/** The saved views of a text; lines without a name and repeated names are left out. */
export function readOwnViews({ text }: OwnViews): OwnView[] {
  const views = new Map<string, OwnView>();
  for (const line of text.split("\n")) {
    const [first = "", ...rest] = line.split("&");
    const name = toViewName(new URLSearchParams(first).get("name") ?? "");
    if (name !== "" && !views.has(name)) views.set(name, { name, query: new URLSearchParams(rest.join("&")).toString() });
  }
  return [...views.values()].slice(0, OWN_VIEWS_MAX);
}

/** The text of some views. */
export function writeOwnViews(views: readonly OwnView[]): OwnViews {
  const lines = views.slice(0, OWN_VIEWS_MAX).map(({ name, query }) => `${new URLSearchParams({ name: toViewName(name) })}&${query}`);
  return { text: lines.join("\n") };
}

/** Whether these views can be stored together. */
export function fitOwnViews(views: readonly OwnView[]): boolean {
  return views.length <= OWN_VIEWS_MAX && ownViewsSchema.safeParse(writeOwnViews(views)).success;
}

/** A typed name as it is stored. */
export function toViewName(typed: string): string {
  return withinUnits(cleanLine(typed), OWN_VIEW_NAME_MAX).trim();
}
