/** Words that no screen and no mail uses, from the first table of the glossary; the last ones were once on a screen. */
export const BANNED: readonly RegExp[] = [
  /\bpieces?\b/i,
  /\b(one|several|the|of|its|these) kinds\b|\badd a kind\b|\bkind or sku\b/i,
  /\b\d+ signs\b|\bsigns long\b/i,
  /\be-mail\b/i,
  /\bcannot be had\b/i,
  /\b(is|are) not here any more\b/i,
  /\bwhoever\b/i,
  /\bonce more\b|\banew\b|\bmeanwhile\b|\bby itself\b|\bby themselves\b/i,
  /\b(stands|stand) (in|on|at|here|below)\b/i,
  /\bis told of\b/i,
  /\bpaid to who\b/i,
  /\bpick-up\b/i,
  /\bsell when out\b|\bruns low\b/i,
  /\bpaid by link\b|\bpay by link\b/i,
  /\bto mend\b/i,
  /\bthat was a lot\b/i,
  /\border and pay\b/i,
  /\bnobody can\b|\bsomebody (was|has|else)\b/i,
  /\bput(s)? on sale\b|\bput on sale\b|\btake off sale\b/i,
  /\bon the shelf\b|\bback on the shelf\b/i,
  /(?<!Route )\b[Cc]ancelled\b/,
  /\bcolour|\blicence\b|\bcatalogue\b|\bfulfil\b/i,
  /\blook in(to)? your (mailbox|inbox)\b/i,
  /\bto hand over\b|\bopens once paid\b|\bcompletes automatically\b|\bnot now\b/i,
  /\bphone and in-person\b|\bleave (it )?blank if\b|\bwho can book it\b|\bbreak (before|after)\b/i,
  /\bas soon as possible\b|\bdaily visitors\b|\bnot counted above\b|\bup to the same time\b/i,
  /\bemail service charge|\bas long as you keep it\b|\bserver-side exception\b|\bdigest:/i,
];

/** Where a banned word may be said: names that others have given. */
export const ALLOWED: readonly string[] = ["domain/src/analytics/source"];
