import type { ActKind } from "@awning/domain/analytics/acts";
import type { Goal } from "@awning/domain/analytics/own-numbers";
import { plural } from "@awning/domain/values/counts";
import { textLocale } from "#ui/locale.ts";

/** Names in one note; how many more there are follows. */
const NAMED_MAX = 3;
const listed = (names: readonly string[]) => {
  const more = names.length - NAMED_MAX;
  return new Intl.ListFormat(textLocale()).format(more > 0 ? [...names.slice(0, NAMED_MAX), `${more} more`] : names);
};
const ACT_WORDS: Record<ActKind, (names: string, count: number) => string> = {
  page: (names) => `Published ${names}`,
  product: (names) => `Added to your shop: ${names}`,
  price: (names, count) => `${plural(count, { one: "New price", other: "New prices" })}: ${names}`,
  link: (names, count) => `${plural(count, { one: "New link", other: "New links" })}: ${names}`,
  service: (names, count) => `${plural(count, { one: "New service", other: "New services" })}: ${names}`,
  code: (names, count) => `${plural(count, { one: "Code", other: "Codes" })} started: ${names}`,
};
export const actLabel = (kind: ActKind, names: readonly string[]) => ACT_WORDS[kind](listed(names), names.length);

// Notes
export const notes = "Notes";
export const notesCount = (count: number) => (count === 0 ? notes : `${notes} (${count})`);
export const notesHint = "Changes to your page and shop appear here automatically. Add anything else that may explain your numbers.";
export const noNotes = "No notes in this period.";
export const atHour = (day: string, hour: number) => `${day}, ${String(hour).padStart(2, "0")}:00`;
export const day = "Day";
export const note = "Note";
export const noteHint = "For example: Market in Lyon";
export const addNote = "Add note";
export const enterNote = "Enter what happened.";
export const enterDay = "Choose a day.";
export const notesFull = (max: number) => `You’ve reached the limit of ${max} notes. Delete one to add another.`;
export const deleteNote = (text: string) => `Delete note ${text}`;
export const noteDeleted = "Note deleted.";
export const undo = "Undo";

// Goals
export const goals = "Goals";
export const goalsThisMonth = "Goals this month";
export const goalsHint = "Set what you want to reach each month. Progress resets on the 1st.";
export const GOAL_NAMES: Record<Goal["metric"], string> = { orders: "Orders", money: "Sales", clicks: "Link clicks", bookings: "Bookings" };
export const clicksOfLink = (link: string) => `Clicks on ${link}`;
export const removedLink = "Removed link";
export const reachedSoFar = (reached: string, target: string) => `${reached} of ${target} this month`;
export const goalReached = (reached: string) => `Reached: ${reached} this month`;
export const eachMonth = (target: string) => `${target} a month`;
export const whatCounts = "What counts";
export const countedLink = "Link";
export const allLinks = "All links";
export const target = "Target per month";
export const enterTarget = "Enter a number, for example 20.";
export const addGoal = "Add goal";
export const goalsFull = (max: number) => `You’ve reached the limit of ${max} goals. Delete one to add another.`;
export const deleteGoal = (name: string) => `Delete goal ${name}`;
export const goalDeleted = "Goal deleted.";
