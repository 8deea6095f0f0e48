// The chunk behind every `data-open="<name>"`: it maps names to chunks that load on demand, so the script of every page has
// the same address.

type Opened = { open: (target: HTMLElement) => void | Promise<void> };

const CHUNKS: Readonly<Record<string, () => Promise<Opened>>> = {
  book: () => import("./book.ts"),
  chat: () => import("../chat/widget.ts"),
  embed: () => import("./embed.ts"),
  "in-app": () => import("./in-app.ts"),
  share: () => import("./share-sheet.ts"),
  until: () => import("./until.ts"),
};

/** Opens the feature of that name. Rejects when it cannot load; the element then keeps its default behavior. */
export async function openByName(name: string | undefined, target: HTMLElement): Promise<void> {
  const load = CHUNKS[name ?? ""];
  if (!load) throw new Error(`Nothing opens by the name ${name}`);
  const { open } = await load();
  await open(target);
}
