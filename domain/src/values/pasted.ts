// What nobody sees and a pasted text brings along. Joiners belong to some scripts and stay, but for the ends of the text.
const UNSEEN = /(?!\u200C|\u200D)[\p{Cf}\p{Cs}]/gu;
const AT_THE_ENDS = /^(?:\s|\u200C|\u200D|\uFE0F)+|(?:\s|\u200C|\u200D|\uFE0F)+$/g;
const QUOTED =
  /^(?:["'`“”„‘’‚「『](.+)["'`“”‘’」』]|[«‹](.+)[»›]|[»›](.+)[«‹]|<([^<>|]+)\|[^<>]*>|<(.+)>|\[([^[\]]+)\]|【(.+)】|\(([^()]+)\))$/su;

/** An address or a number as it was meant: without marks that nobody sees and quotes around it, in letters and digits of the usual width. */
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
