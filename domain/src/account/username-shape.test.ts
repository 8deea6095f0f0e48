import { expect, test } from "vitest";
import { refuseUsername } from "./reserved-usernames.ts";
import { spokenFor, usernameShape } from "./username-shape.ts";

test.each([
  ["kiln", ["kiin", "ki1n", "klln", "k1ln", "ki-ln", "k_i-l_n"]],
  ["moon-jar", ["moonjar", "m00n_jar", "mo0njar", "rnoon-jar"]],
  ["wares", ["vvares", "ware5", "w4res", "war3s"]],
  ["tempo", ["t3mpo", "7empo", "73mp0"]],
])("%s looks like %j", (name, others) => {
  for (const other of others) expect(usernameShape(other), other).toBe(usernameShape(name));
});

test.each(["kilns", "kin", "kilnco", "kaln", "kiln2"])("%s does not look like kiln", (name) => {
  expect(usernameShape(name)).not.toBe(usernameShape("kiln"));
});

test.each([
  "paypa1",
  "pay-pal",
  "app1e",
  "g00gle",
  "arnazon",
  "supp0rt",
  "adrnin",
  "verif1ed",
  "awn1ng",
  "5tripe",
  "a-w-n-i-n-g",
  "awning-help",
  "awn1ngsupp0rt",
  "official-stripe",
])("%s is refused because it looks like a reserved name", (name) => {
  expect(refuseUsername(name)).toEqual({ reason: "reserved" });
});

test.each(["about", "blog", "email", "crawlers", "constructor", "prototype", "tostring", "valueof", "hasownproperty"])(
  "%s claims to speak for no one",
  (name) => {
    expect(refuseUsername(name)).toEqual({ reason: "reserved" });
  },
);

test.each(["mall", "files-and-fun", "kiln-support", "kiln_official", "irma", "modern"])("%s may be claimed", (name) => {
  expect(refuseUsername(name)).toBeNull();
});

test.each([
  ["kiln-support", ["kiln"]],
  ["kiln_official", ["kiln"]],
  ["kilnhelp", ["kiln"]],
  ["help-kiln", ["kiln"]],
  ["k1ln-supp0rt", ["kiln"]],
  ["helpful", []],
  ["kiln", []],
  ["my-support", []],
])("%s claims to speak for %j", (name, others) => {
  expect(spokenFor(name)).toEqual(others.map(usernameShape));
});
