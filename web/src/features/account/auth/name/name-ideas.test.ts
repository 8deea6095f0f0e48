import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { describe, expect, it } from "vitest";
import { nameIdeas } from "./name-ideas.ts";

describe("nameIdeas", () => {
  it.each(["kiln", "shop", "plum.street", "Café Noir", "a".repeat(40), "12345", "plum--street", "_kiln_", "straße"])(
    "suggests only names that could be claimed for %s",
    (wanted) => {
      const ideas = nameIdeas(wanted);
      expect(ideas.length).toBeGreaterThanOrEqual(3);
      for (const idea of ideas) expect([idea, refuseUsername(idea)]).toEqual([idea, null]);
      expect(ideas).not.toContain(wanted);
      expect(new Set(ideas).size).toBe(ideas.length);
    },
  );
  it("replaces a forbidden character first", () => {
    expect(nameIdeas("plum.street")[0]).toBe("plum-street");
    expect(nameIdeas("café")[0]).toBe("cafe");
  });
  it("never suggests a reserved name", () => expect(nameIdeas("shop")).not.toContain("shop"));
  it("suggests nothing for an empty text", () => expect(nameIdeas("···")).toEqual([]));
});
