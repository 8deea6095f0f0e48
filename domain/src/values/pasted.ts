// Invisible characters in pasted text. Joiners belong to some scripts and stay, except at the ends.
const UNSEEN = /(?!\u200C|\u200D)[\p{Cf}\p{Cs}]/gu;
const AT_THE_ENDS = /^(?:\s|\u200C|\u200D|\uFE0F)+|(?:\s|\u200C|\u200D|\uFE0F)+$/g;
const QUOTED =
  /^(?:["'`“”„‘’‚「『](.+)["'`“”‘’」』]|[«‹](.+)[»›]|[»›](.+)[«‹]|<([^<>|]+)\|[^<>]*>|<(.+)>|\[([^[\]]+)\]|【(.+)】|\(([^()]+)\))$/su;

/** A pasted address or number without invisible characters and surrounding quotes, in normal-width characters. */
export function plainPasted(typed: string): string {
  const text = typed
    .replace(UNSEEN, "")
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, ".")
    .replace(/\p{Zs}/gu, " ")
    .replace(AT_THE_ENDS, "");
  const inner = QUOTED.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  return inner === undefined ? text : inner.trim();
}
