/// <reference path="./css.d.ts" />
import share from "./share.css?inline";
import address from "./share-address.css?inline";
import sheet from "./sheet.css?inline";

/** The CSS of the share sheet, for pages that load without it. */
export const SHARE_CSS: string = sheet + share + address;
