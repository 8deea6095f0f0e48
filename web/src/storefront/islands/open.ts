// The chunk behind every `data-open="<name>"`: it knows by name what can be opened, each a chunk of its own that is
// fetched when it is wanted. So the script in every page has one address, however many there are.

type Opened = { open: (target: HTMLElement) => void | Promise<void> };

const CHUNKS: Readonly<Record<string, () => Promise<Opened>>> = {
  embed: () => import("./embed.ts"),
  share: () => import("./share-sheet.ts"),
};

/** Opens what an element names. Rejects when that cannot be had: the element then does what it does by itself. */
export async function open(target: HTMLElement): Promise<void> {
  const load = CHUNKS[target.dataset["open"] ?? ""];
  if (!load) throw new Error(`Nothing opens by the name ${target.dataset["open"]}`);
  const { open } = await load();
  await open(target);
}
