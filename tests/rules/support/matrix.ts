import { beforeAll, describe, expect, test } from "vitest";
import { newUid, outcome, type Who } from "./actors.ts";
import { aSite, type Fields, put, seedSite } from "./documents.ts";
import { ask, OPERATIONS, type Operation, removeAsAdmin } from "./matrix-acts.ts";
import { casesOf, type Path } from "./matrix-cases.ts";
import { ACTORS, type Actor, EXPECTED } from "./matrix-rows.ts";

/** The same person for a whole path: uid of the asker and the site that is asked about. */
const people = Object.fromEntries(ACTORS.map((actor) => [actor, newUid()])) as Record<Actor, string>;
const askedSite = (actor: Actor) => (actor === "anonymous" || actor === "other" ? people.verified : people[actor]);
/** Who an actor of the table signs in as. */
export const whoIs = (actor: Actor): Who => (actor === "anonymous" ? null : { uid: people[actor], isVerified: actor !== "unverified" });

/**
 * Everybody does everything to each of these rows, and is told what the table says. Two files share the rows: the report of
 * what one emulator project saw of the rules grows beyond the longest string there is.
 */
export function testMatrix(paths: readonly Path[]): void {
  beforeAll(async () => {
    await seedSite(people.verified);
    await seedSite(people.other);
    await seedSite(people.unverified);
    await seedSite(people.suspended, { suspendedAt: new Date(1_700_000_000_000) });
  });

  describe.each(paths)("%s", (path) => {
    test.each(ACTORS)("%s", async (actor) => {
      const one = casesOf(askedSite(actor))[path];
      const may = async (operation: Operation) => {
        // `create` where the document has a fixed name needs it gone; all else needs it to be there.
        if (operation === "create" && one.stored === one.missing) await removeAsAdmin(one.stored);
        else await put(one.stored, { ...(one.storedFields ?? one.fields), ...storedExtras(path, actor) });
        const said = await outcome(ask(whoIs(actor), operation, one));
        // A later case of this site needs the site itself.
        if (path === "sites/{siteId}") await put(one.stored, aSite(storedExtras(path, actor)));
        return said === "allowed" ? operation.charAt(0) : "-";
      };
      const cells: string[] = [];
      for (const operation of OPERATIONS) cells.push(await may(operation));
      expect(cells.join("")).toBe(EXPECTED[path][actor]);
    });
  });
}

function storedExtras(path: Path, actor: Actor): Fields {
  return path === "sites/{siteId}" && actor === "suspended" ? { suspendedAt: new Date(1_700_000_000_000) } : {};
}
