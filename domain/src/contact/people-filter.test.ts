import fc from "fast-check";
import { expect, test } from "vitest";
import { beginningsOf } from "../values/search-terms.ts";
import {
  AWAY_DAYS,
  fitsPeopleFilter,
  PEOPLE_SORTS,
  PEOPLE_VIEWS,
  type PeopleFilter,
  readPeopleFilter,
  sortOf,
  writePeopleFilter,
} from "./people-filter.ts";
import { type Person, personSchema } from "./person.ts";

const DAY_MS = 86_400_000;
const NOW = 400 * DAY_MS + 1000;
const EVERYONE = readPeopleFilter(new URLSearchParams(""));
const person = (changes: Partial<Person>): Person => ({
  ...personSchema.parse({
    email: "ida@example.test",
    name: "Ida Lund",
    phone: "",
    sources: ["order"],
    orders: 1,
    spent: [],
    marketing: "none",
    firstSeen: 0,
    lastSeen: NOW,
  }),
  searchTerms: beginningsOf(["Ida Lund", "ida@example.test"]),
  ...changes,
});
const fits = (changes: Partial<PeopleFilter>, of: Partial<Person> = {}) => fitsPeopleFilter(person(of), { ...EVERYONE, ...changes }, NOW);

test("a person stored before lists were sorted still parses, and matches no segment", () => {
  expect(person({})).toMatchObject({ sortName: "", spentMost: 0, hasNoShow: false, productIds: [] });
  expect([fits({}), fits({ product: "vase" }), fits({ hasNoShow: true }), fits({ spent: 1 })]).toEqual([true, false, false, false]);
});

test("an address says what the list shows, and nothing else is read from it", () => {
  const filters = fc.record({
    view: fc.constantFrom(...PEOPLE_VIEWS),
    label: fc.constantFrom(null, "Regular", "a&b=c"),
    product: fc.constantFrom(null, "vase-1"),
    away: fc.constantFrom(null, ...AWAY_DAYS),
    hasNoShow: fc.boolean(),
    spent: fc.constantFrom(null, 1, 5000),
    search: fc.constantFrom("", "ida l"),
    sort: fc.constantFrom(...PEOPLE_SORTS),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const read = readPeopleFilter(new URLSearchParams(writePeopleFilter(filter)));
      expect({ ...read, sort: sortOf(read) }).toEqual({ ...filter, sort: sortOf(filter) });
    }),
  );
  expect(readPeopleFilter(new URLSearchParams("view=x&product=../a&away=7&spent=-1&noshow=yes&sort=z"))).toEqual(EVERYONE);
});

test("filters are combined, and each leaves out who does not match", () => {
  const matching: Partial<PeopleFilter> = {
    ...{ view: "buyers", product: "vase", away: 90, hasNoShow: true, spent: 5000, label: "Regular", search: "lu id" },
  };
  const of: Partial<Person> = {
    ...{ productIds: ["vase"], hasNoShow: true, spentMost: 5000, labels: ["Regular"], lastSeen: NOW - 91 * DAY_MS },
  };
  expect(fits(matching, of)).toBe(true);
  const others: Partial<Person>[] = [
    { productIds: ["bowl"] },
    { hasNoShow: false },
    { spentMost: 4999 },
    { labels: [] },
    { lastSeen: NOW - 89 * DAY_MS },
    { sources: ["chat"] },
    { name: "Per Holm", email: "per@example.test" },
  ];
  for (const one of others) expect(fits(matching, { ...of, ...one }), Object.keys(one).join()).toBe(false);
});

test("a range of times is read from the last seen on, one of sums from the highest", () => {
  expect(sortOf({ ...EVERYONE, sort: "name" })).toBe("name");
  expect(sortOf({ ...EVERYONE, sort: "name", away: 30 })).toBe("seen");
  expect(sortOf({ ...EVERYONE, sort: "name", away: 30, spent: 100 })).toBe("spent");
  expect(sortOf({ ...EVERYONE, sort: "name", spent: 100, search: "ida" })).toBe("seen");
});
