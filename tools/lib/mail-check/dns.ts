import { Resolver } from "node:dns/promises";
import { PlainError } from "../plain-error.ts";

/** What DNS says. No record of a name is an empty list. */
export type Dns = {
  /** Texts of TXT records, each in one piece. */
  txt: (name: string) => Promise<string[]>;
  /** Servers that take mail of a domain. */
  mx: (name: string) => Promise<string[]>;
};

/** The DNS of this machine. @throws PlainError if it does not answer */
export function liveDns(): Dns {
  const resolver = new Resolver({ timeout: 5_000, tries: 3 });
  return {
    txt: async (name) => (await orNone(name, resolver.resolveTxt(name))).map((pieces) => pieces.join("")),
    mx: async (name) => (await orNone(name, resolver.resolveMx(name))).map(({ exchange }) => exchange),
  };
}

async function orNone<Record>(name: string, asked: Promise<Record[]>): Promise<Record[]> {
  return asked.catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw new PlainError(`DNS does not answer for ${name} (${code}).`);
  });
}

/** The tags of a DKIM or DMARC record: `v=DMARC1; p=none`. */
export function tagsOf(record: string): Map<string, string> {
  const pairs = record.split(";").map((part) => part.split("="));
  return new Map(pairs.map(([name = "", ...value]) => [name.trim().toLowerCase(), value.join("=").replace(/\s+/g, "")]));
}
