import { beforeAll, describe, expect, test } from "vitest";
import { newUid, outcome, type Who } from "./actors.ts";
import { aSite, type Fields, put, seedSite } from "./documents.ts";
import { ask, OPERATIONS, removeAsAdmin } from "./matrix-acts.ts";
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
    describe.each(ACTORS)("%s", (actor) => {
      test.each(OPERATIONS)("%s", async (operation) => {
        const position = OPERATIONS.indexOf(operation);
        const cell = EXPECTED[path][actor][position];
        const one = casesOf(askedSite(actor))[path];
        // `create` where the document has a fixed name needs it gone; all else needs it to be there.
        if (operation === "create" && one.stored === one.missing) await removeAsAdmin(one.stored);
        else await put(one.stored, { ...(one.storedFields ?? one.fields), ...storedExtras(path, actor) });
        const said = await outcome(ask(whoIs(actor), operation, one));
        // A later case of this site needs the site itself.
        if (path === "sites/{siteId}") await put(one.stored, aSite(storedExtras(path, actor)));
        expect(cell, `the table has no cell for ${path}, ${actor}, ${operation}`).toMatch(/^[-glcud]$/);
        expect(said).toBe(cell === operation[0] ? "allowed" : "denied");
        if (cell !== "-") expect(cell, "a letter stands in the place of another operation").toBe(operation[0]);
      });
    });
  });
}

function storedExtras(path: Path, actor: Actor): Fields {
  return path === "sites/{siteId}" && actor === "suspended" ? { suspendedAt: new Date(1_700_000_000_000) } : {};
}
