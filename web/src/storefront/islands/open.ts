// The chunk behind every `data-open="<name>"`: it knows by name what can be opened, each a chunk of its own that is
// fetched when it is wanted. So the script in every page has one address, however many there are.

type Opened = { open: (target: HTMLElement) => void | Promise<void> };

const CHUNKS: Readonly<Record<string, () => Promise<Opened>>> = {
  book: () => import("./book.ts"),
  chat: () => import("../chat/widget.ts"),
  embed: () => import("./embed.ts"),
  "in-app": () => import("./in-app.ts"),
  share: () => import("./share-sheet.ts"),
  until: () => import("./until.ts"),
};

/** Opens what goes by a name. Rejects when that cannot be had: the element then does what it does by itself. */
export async function openByName(name: string | undefined, target: HTMLElement): Promise<void> {
  const load = CHUNKS[name ?? ""];
  if (!load) throw new Error(`Nothing opens by the name ${name}`);
  const { open } = await load();
  await open(target);
}
