import { reservationPaths } from "@awning/domain/booking/paths";
import { type Advice, type AdviceKind, UNCLICKED_DAYS } from "@awning/domain/notification/advice";
import { paths } from "@awning/domain/routes/paths";
import { formatDate } from "@awning/domain/time/format";
import { formatCount, plural } from "@awning/domain/values/counts";
import { type Block, bold, link, sentence } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";

/** Names in a mail; how many more there are follows. */
const NAMED_MAX = 3;

type Words = { fact: (names: string, count: number) => string; action: string; path: (advice: Advice) => string };
const WORDS: Readonly<Record<AdviceKind, Words>> = {
  unpaid: {
    fact: (names, count) =>
      `${formatCount(count, "order")} from the last two weeks ${plural(count, { one: "awaits", other: "await" })} payment: ${names}.`,
    action: "View unpaid orders",
    path: () => `${paths.orders}?show=unpaid`,
  },
  "sold-out": {
    fact: (names) => `Sold out: ${names}.`,
    action: "Update stock",
    path: ({ about: [first, ...others] }) => (others.every(({ id }) => id === first.id) ? paths.product(first.id) : paths.products),
  },
  "dead-link": {
    fact: (names, count) =>
      `${plural(count, { one: "A link leads", other: "Links lead" })} to something that isn’t published, so visitors don’t see ${plural(count, { one: "it", other: "them" })}: ${names}.`,
    action: "Fix your links",
    path: () => paths.links,
  },
  "empty-days": {
    fact: (names) => `You’re open this week without a booking on ${names}.`,
    action: "View your week",
    path: () => reservationPaths.list,
  },
  unclicked: {
    fact: (names, count) =>
      `${plural(count, { one: "A link wasn’t", other: `${count} links weren’t` })} clicked in the last ${UNCLICKED_DAYS} days: ${names}.`,
    action: "Edit your links",
    path: () => paths.links,
  },
};

/** What an owner could do this week: each a fact and where to act on it. Nothing where there is nothing. */
export function adviceBlocks(advice: readonly Advice[], locale: string, siteUrl: string): Block[] {
  if (advice.length === 0) return [];
  const lines = advice.map((one): Block => {
    const { fact, action, path } = WORDS[one.kind];
    const names = one.about.map(({ name }) => (one.kind === "empty-days" ? weekday(name, locale) : preventAutolink(name)));
    return sentence`${fact(listed(names), names.length)} ${link(action, siteUrl + path(one))}`;
  });
  return [sentence`${bold("Worth a look this week")}`, ...lines];
}

function listed(names: readonly string[]): string {
  const more = names.length - NAMED_MAX;
  return new Intl.ListFormat("en").format(more > 0 ? [...names.slice(0, NAMED_MAX), `${more} more`] : names);
}

function weekday(day: string, locale: string): string {
  return formatDate(Date.parse(`${day}T12:00:00Z`), locale, { weekday: "long", timeZone: "UTC" });
}
