import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { markAddress } from "@awning/domain/link/brand-drawings";
import { markNames } from "@awning/domain/link/brands";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);

/** The file of a brand's drawing, without its title: what it stands beside says the name. */
export function markFile(mark: string): string {
  return readFileSync(resolve(`simple-icons/icons/${mark}.svg`), "utf8").replace(/ role="img"|<title>[^<]*<\/title>/g, "");
}

/** Writes the drawings of brands beside the app's files; in development it answers with them. */
export function brandMarks(): Plugin {
  const marks = new Map(markNames().map((mark) => [markAddress(mark), mark]));
  return {
    name: "brand-marks",
    generateBundle() {
      for (const [address, mark] of marks) this.emitFile({ type: "asset", fileName: address.slice(1), source: markFile(mark) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const mark = marks.get(request.url ?? "");
        if (mark === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml").end(markFile(mark));
      });
    },
  };
}
