import { DOWNLOAD_ADDRESS_MS } from "@awning/domain/order/download";
import { type ProductFile, storedFilePath } from "@awning/domain/product/product-file";
import { signedAddress } from "#data/stored-files.ts";
import { attachment } from "#platform/attachment.ts";
import { isEmulator } from "#platform/config.ts";
import { heldAddress } from "#platform/held-address.ts";

/** An address that gives out one file for ten minutes, under its own name. Whoever has it needs nothing else. */
export function fileAddress(siteId: string, { object, name }: Pick<ProductFile, "object" | "name">, now: number): Promise<string> {
  const path = storedFilePath(siteId, object);
  const expires = now + DOWNLOAD_ADDRESS_MS;
  return isEmulator ? Promise.resolve(heldAddress({ path, name, expires })) : signedAddress(path, expires, attachment(name));
}
