/// <reference path="./css.d.ts" />
import type { PublishedSite } from "@awning/domain/published/published";
import contact from "./contact.css?inline";
import hours from "./hours.css?inline";
import notice from "./notice.css?inline";

/** Styles only few home pages need: the pause notice, contact and hours. */
export function rareCss({ pause, profile }: Pick<PublishedSite, "pause" | "profile">): string {
  const isTold = Boolean(profile.hours || profile.email || profile.phone || profile.address);
  return (pause ? notice : "") + (isTold ? hours + contact : "");
}
