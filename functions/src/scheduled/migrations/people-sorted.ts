import { listPeopleUnsorted } from "#data/contact/people.ts";
import { triedToRenew } from "../../contact/renew-people.ts";
import type { Migration } from "./migration.ts";

export const peopleSorted: Migration = {
  does: "gives people what lists sort and filter them by",
  page: async (after, now) => {
    const { people, last } = await listPeopleUnsorted(after);
    for (const person of people) await triedToRenew(person, now);
    return last;
  },
};
