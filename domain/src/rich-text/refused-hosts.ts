// The only list of refused hosts, maintained by the operator (docs/decisions/039). A host includes its subdomains; internationalized hosts
// are encoded (xn--). Well-known services only, because an owner who is listed by mistake can only ask.

const SPIES =
  "grabify.link grabify.icu iplogger.org iplogger.com iplogger.ru iplogger.info iplogger.us 2no.co yip.su ezstat.ru 02ip.ru iplo.ru iplis.ru ipgrabber.ru ipgraber.ru blasze.com blasze.tk ps3cfw.com ip-grabber.com ip-puller.com ipsnatcher.com bmwforum.co leancoding.co spottyfly.com stopify.co joinmy.site fortnitechat.site fortnight.space freegiftcards.co quickmessage.us youshouldclick.us datasig.io datauth.io headshot.monster gaming-at-my.best progaming.monster yourmy.monster screenshare.host imageshare.best screenshot.best catsnthing.com catsnthings.fun";

const WALLS = "adf.ly adfoc.us bc.vc cur.lv ouo.io shorte.st";

const MASKS =
  "xn--yotu-1ra.be xn--yutube-iqc.com xn--rddt-lpa0a.com xn--discrd-zxa.com xn--disordapp-s3a.com xn--sptify-xxa.com xn--minecrft-5za.com";

export const REFUSED_HOSTS: ReadonlySet<string> = new Set(`${SPIES} ${WALLS} ${MASKS}`.split(" "));

export const HOST_MAX = 253;
/** Room for a port and for encoded or escaped characters. */
const SPELLING_MAX = HOST_MAX * 3;
/** The number of labels of the longest entry; deeper ones are not checked. */
const LABELS_MAX = Math.max(...[...REFUSED_HOSTS].map((host) => host.split(".").length));

/**
 * The refused host of an address. Takes constant time, because text longer than a host is refused first.
 * @param url as `parseLinkUrl` returns it
 * @returns the entry of the list, the beginning of an overlong host, or `null`
 */
export function refusedHost(url: string): string | null {
  const typed = typedHost(url);
  if (typed === null) return null;
  const host = typed.length > SPELLING_MAX ? typed : browserHost(typed);
  if (host.length > HOST_MAX) return host.slice(0, HOST_MAX);
  const labels = host.replace(/\.+$/, "").split(".").slice(-LABELS_MAX);
  for (let at = 0; at < labels.length; at++) {
    const ending = labels.slice(at).join(".");
    if (REFUSED_HOSTS.has(ending)) return ending;
  }
  return null;
}

/** The typed host with port, which browsers read up to the first of `/`, `\`, `?` and `#`; `null` for none. */
function typedHost(url: string): string | null {
  const scheme = /^https?:[\t\n\r/\\]*/i.exec(url)?.[0];
  if (scheme === undefined) return null;
  const rest = url.slice(scheme.length);
  const end = rest.search(/[/\\?#]/);
  const typed = (end < 0 ? rest.trimEnd() : rest.slice(0, end)).replace(/[\t\n\r]/g, "");
  const host = typed.slice(typed.lastIndexOf("@") + 1);
  // Text with a space is no address.
  return host.includes(" ") ? null : host;
}

function browserHost(typed: string): string {
  return URL.canParse(`https://${typed}`) ? new URL(`https://${typed}`).hostname : "";
}

export function leadsToRefused(value: unknown): boolean {
  if (typeof value === "string") return refusedHost(value) !== null;
  return typeof value === "object" && value !== null && Object.values(value).some(leadsToRefused);
}

/** Removes the scheme of refused addresses from text, so that they do not become links. */
export function withoutRefusedLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s<>"]+/gi, (url) => (refusedHost(url) === null ? url : url.replace(/^https?:\/\//i, "")));
}

/** The encoded form of an internationalized host, which reveals lookalikes; `null` for any other. */
export function spelledHost(url: string): string | null {
  const typed = typedHost(url) ?? "";
  const host = typed.length > SPELLING_MAX ? "" : browserHost(typed);
  return /(^|\.)xn--/.test(host) ? host : null;
}
