// Programs name themselves; the browsers inside of apps, which are people, have none of these words in their names, and the
// phones called Cubot are no bots.
const PROGRAMS =
  /(?<!cu)bot\b|(?<!cu)bot[/_-]|crawl|spider|slurp|externalhit|facebookcatalog|preview|lighthouse|pagespeed|pingdom|uptime|monitor|scrap|fetch|curl|wget|python|java\/|perl|ruby|okhttp|axios|http-?client|headless|phantomjs|^$/i;

/** Whether a request comes from a program that reads pages by itself, as far as it says so. */
export function isBot(userAgent: string | undefined): boolean {
  return PROGRAMS.test(userAgent ?? "");
}
