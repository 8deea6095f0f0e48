import { Failure } from "@awning/domain/errors/failure";
import { mayDownload } from "@awning/domain/order/fulfilment/download";
import type { Order, OrderLine } from "@awning/domain/order/order";
import { type ProductFile, storedFilePath } from "@awning/domain/product/file";
import { orderKey } from "../../../functions/src/platform/order-access-token.ts";
import type { PageAnswer } from "../../../functions/src/storefront/render/page.ts";
import { addFile } from "../../../functions/src/upload/add-file.ts";
import { tellBuyers } from "../../../functions/src/upload/notify-buyers.ts";
import { removeFile } from "../../../functions/src/upload/own-files.ts";
import { resetDownloads } from "../../../functions/src/upload/take-download.ts";
import type { Answer } from "./file-book.ts";
import type { FileDeed } from "./file-deeds.ts";
import { pressDownload } from "./order-page.ts";
import { request, SITE, USERNAME } from "./shop.ts";
import type { World } from "./world.ts";

type Of<Name extends FileDeed["do"]> = Extract<FileDeed, { do: Name }>;

const tell = tellBuyers();
/** More than there are downloads, whoever else asks at the same moment. */
const MOST = 25;

/** What is done with files, settled before anything of its moment begins. `null` when it means nothing yet. */
export function prepareFileDeed(world: World, deed: FileDeed): (() => Promise<unknown>) | null {
  switch (deed.do) {
    case "download":
      return download(world, deed);
    case "reset_downloads": {
      const order = pick([...world.files.counts.keys()], deed.order);
      return order === undefined ? null : () => reset(world, order);
    }
    case "add_file":
      return add(world, deed);
    case "remove_file":
      return onFile(world, deed, (file) => removeFile({ fileId: file.id }, request()));
    case "tell_buyers":
      return onFile(world, deed, async (file) => {
        const { isComplete } = await tell({ fileId: file.id }, request());
        world.files.told.push({ fileId: file.id, isComplete });
      });
  }
}

function download(world: World, deed: Of<"download">) {
  const all = [...world.seen.values()].filter((order) => linesWithFiles(world, order).length > 0);
  const order = pick(deed.isSettled ? all.filter(mayDownload) : all, deed.order);
  if (!order) return null;
  const line = pick(linesWithFiles(world, order), deed.line);
  const { files, gone } = world.files;
  const file = line && pick(deed.isForeign ? [...files, ...gone] : files.filter(isOf(line)), deed.file);
  if (!line || !file) return null;
  const key = keyFor(world, order, deed.key);
  return async () => {
    for (let asked = 0; asked < (deed.isAll ? MOST : 1); asked++) {
      const answer = await ask(world, { order, line, file, key, isOwnKey: deed.key === "own" });
      if (answer.type !== "given") return;
    }
  };
}

type Asking = { order: Order; line: OrderLine; file: ProductFile; key: string; isOwnKey: boolean };

async function ask(world: World, { order, line, file, key, isOwnKey }: Asking): Promise<Answer> {
  const place = { username: USERNAME, orderId: order.id, key };
  const noted: World["files"]["asks"][number] = { orderId: order.id, line, file, isOwnKey, answer: null };
  world.files.asks.push(noted);
  world.calls++;
  const answer = await pressDownload(place, { line: `${line.productId}.${line.variantId}`, fileId: file.id }, `10.0.0.${world.calls}`);
  noted.answer = readAnswer(answer);
  return noted.answer;
}

function readAnswer(answer: PageAnswer): Answer {
  if (answer.type === "redirect") return { type: "given", address: answer.to };
  if (answer.type !== "page") throw new Error(`a download was answered with ${answer.type}`);
  const { status, view } = answer.page;
  const notice = view.kind === "order" ? view.props.notice : null;
  return { type: "refused", status, words: notice ? `${notice.title} ${notice.words}` : "" };
}

function linesWithFiles({ files: { files, gone } }: World, { lines }: Order): OrderLine[] {
  return lines.filter((line) => line.kind === "digital" && [...files, ...gone].some(isOf(line)));
}

function isOf({ productId }: Pick<OrderLine, "productId">) {
  return (file: ProductFile) => file.productId === productId;
}

function keyFor(world: World, { id, accessRev }: Order, kind: Of<"download">["key"]): string {
  if (kind === "own") return orderKey(id, accessRev);
  if (kind === "old") return orderKey(id, accessRev - 1);
  const other = [...world.seen.values()].find((one) => one.id !== id);
  return other ? orderKey(other.id, other.accessRev) : "x";
}

async function reset(world: World, orderId: string): Promise<void> {
  world.files.resets.add(orderId);
  await resetDownloads({ orderId }, request());
}

/** Uploads as the owner's browser does, and adds that to the product. */
function add(world: World, { product: productId, replaces, again }: Of<"add_file">) {
  const { uploads, files } = world.files;
  const earlier = again === null ? undefined : pick(uploads, again);
  const former = replaces === null ? null : (pick(files.filter(isOf({ productId })), replaces)?.id ?? null);
  const object = `upload${String(uploads.length).padStart(14, "0")}`;
  const input = earlier ?? { productId, object, name: `${productId} ${uploads.length}.pdf`, order: "a0", replaces: former };
  if (!earlier) {
    uploads.push(input);
    world.bucket.upload(storedFilePath(SITE, object));
  }
  return () => {
    world.files.touched.add(input.productId);
    return addFile(input, request()).catch((error: unknown) => {
      if (error instanceof Failure) world.files.refused.add(storedFilePath(SITE, input.object));
      throw error;
    });
  };
}

function onFile(world: World, { do: what, file: index }: Of<"remove_file" | "tell_buyers">, act: (file: ProductFile) => Promise<unknown>) {
  const file = pick(world.files.files, index);
  if (!file) return null;
  return () => {
    if (what === "remove_file") world.files.touched.add(file.productId);
    return act(file);
  };
}

function pick<One>(all: readonly One[], at: number): One | undefined {
  return all[at % Math.max(1, all.length)];
}
