// Hosts that no page leads to: this is the one list, kept by whoever runs Awning (docs/decisions/039). A host stands for whatever
// lies below it as well; letters beyond ASCII are written as browsers send them (xn--). Of well known services alone: an owner
// whose host is here by mistake has no other way than to ask.

/** They note who opens a link, most of them behind the name of somebody else. */
const SPIES =
  "grabify.link grabify.icu iplogger.org iplogger.com iplogger.ru iplogger.info iplogger.us 2no.co yip.su ezstat.ru 02ip.ru iplo.ru iplis.ru ipgrabber.ru ipgraber.ru blasze.com blasze.tk ps3cfw.com ip-grabber.com ip-puller.com ipsnatcher.com bmwforum.co leancoding.co spottyfly.com stopify.co joinmy.site fortnitechat.site fortnight.space freegiftcards.co quickmessage.us youshouldclick.us datasig.io datauth.io headshot.monster gaming-at-my.best progaming.monster yourmy.monster screenshare.host imageshare.best screenshot.best catsnthing.com catsnthings.fun";

/** They show advertisements before the target, harmful ones among them. */
const WALLS = "adf.ly adfoc.us bc.vc cur.lv ouo.io shorte.st";

/** They wear the name of a service that people sign in to, with a sign that looks like one of its letters. */
const MASKS =
  "xn--yotu-1ra.be xn--yutube-iqc.com xn--rddt-lpa0a.com xn--discrd-zxa.com xn--disordapp-s3a.com xn--sptify-xxa.com xn--minecrft-5za.com";

/** Every host that is refused. */
export const REFUSED_HOSTS: ReadonlySet<string> = new Set(`${SPIES} ${WALLS} ${MASKS}`.split(" "));

/** As many characters as a host may have; no longer one leads anywhere. */
export const HOST_MAX = 253;
/** A port, and what the letters of a host may take up that are not all ASCII, or escaped. */
const SPELLING_MAX = HOST_MAX * 3;
/** As many labels as the longest entry has: nothing above them is looked at. */
const LABELS_MAX = Math.max(...[...REFUSED_HOSTS].map((host) => host.split(".").length));

/**
 * The host that an address is refused for. Looking takes no longer for a longer address: what is too long for a host is refused
 * before anything is done with it.
 * @param url as `parseLinkUrl` gives it
 * @returns the entry of the list, the beginning of what is too long for a host, or `null`
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

/** The host of a web address with its port as it is typed, which browsers read up to the first of `/`, `\`, `?` and `#`; `null` for none. */
function typedHost(url: string): string | null {
  const scheme = /^https?:[\t\n\r/\\]*/i.exec(url)?.[0];
  if (scheme === undefined) return null;
  const rest = url.slice(scheme.length);
  const end = rest.search(/[/\\?#]/);
  const typed = (end < 0 ? rest.trimEnd() : rest.slice(0, end)).replace(/[\t\n\r]/g, "");
  const host = typed.slice(typed.lastIndexOf("@") + 1);
  // With a space it is no address but a sentence.
  return host.includes(" ") ? null : host;
}

/** A host as browsers send it, without its port; empty for what is none. */
function browserHost(typed: string): string {
  return URL.canParse(`https://${typed}`) ? new URL(`https://${typed}`).hostname : "";
}

/** Whether an address of a refused host stands anywhere in a value, which is plain data. */
export function leadsToRefused(value: unknown): boolean {
  if (typeof value === "string") return refusedHost(value) !== null;
  return typeof value === "object" && value !== null && Object.values(value).some(leadsToRefused);
}

/** Text of an owner in which no address of a refused host becomes a link: it loses its scheme. */
export function withoutRefusedLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s<>"]+/gi, (url) => (refusedHost(url) === null ? url : url.replace(/^https?:\/\//i, "")));
}

/** The host as browsers send it, where its letters are not all ASCII: a look-alike is told by it. `null` for any other. */
export function spelledHost(url: string): string | null {
  const typed = typedHost(url) ?? "";
  const host = typed.length > SPELLING_MAX ? "" : browserHost(typed);
  return /(^|\.)xn--/.test(host) ? host : null;
}
