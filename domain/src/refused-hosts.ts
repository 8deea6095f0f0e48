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

/**
 * The host that an address is refused for.
 * @param url as `parseLinkUrl` gives it
 * @returns the entry of the list, or `null`
 */
export function refusedHost(url: string): string | null {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const labels = new URL(url).hostname.replace(/\.+$/, "").split(".");
  return labels.map((_, at) => labels.slice(at).join(".")).find((host) => REFUSED_HOSTS.has(host)) ?? null;
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
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return /(^|\.)xn--/.test(host) ? host : null;
}
