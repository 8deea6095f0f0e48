import { contestants, SHOP, startOurs } from "./contestants.ts";
import { MEDIA_ORIGIN, PORTS } from "./ports.ts";
import { WEB } from "./prepare.ts";
import { startServer } from "./processes.ts";

export type ProxiedPage = { name: string; url: string };

/** Starts everything that browsers look at, behind one proxy. */
export async function startForBrowsers(): Promise<ProxiedPage[]> {
  await startOurs();
  await contestants.next();
  await contestants.astro();
  await startServer(PORTS.proxy, { file: "benchmarks/servers/proxy.ts", args: [WEB] });
  const pages = [
    { name: "Awning", url: `${MEDIA_ORIGIN}/${SHOP}` },
    { name: "Next ISR", url: `${MEDIA_ORIGIN}/isr/${SHOP}` },
    { name: "Astro native", url: `${MEDIA_ORIGIN}/native/${SHOP}` },
  ];
  // The first visit makes what the later ones are served.
  for (const { url } of pages) await fetch(url);
  return pages;
}
