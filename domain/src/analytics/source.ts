import type { Traits } from "./event.ts";

export const CHANNELS = [
  "search",
  "social",
  "video",
  "messages",
  "email",
  "ai",
  "shopping",
  "paid",
  "qr",
  "website",
  "campaign",
  "manual",
  "direct",
] as const;
export type Channel = (typeof CHANNELS)[number];

/** Known sites by name: the last labels of their hosts, or values of `utm_source`. */
const KNOWN: readonly [name: string, channel: Channel, marks: string][] = [
  ["Google", "search", "google com.google.android.googlequicksearchbox com.google.android.gm.search"],
  ["Bing", "search", "bing.com"],
  ["DuckDuckGo", "search", "duckduckgo.com com.duckduckgo.mobile.android"],
  ["Ecosia", "search", "ecosia.org"],
  ["Yahoo", "search", "search.yahoo.com yahoo.com yahoo.co.jp"],
  ["Brave Search", "search", "search.brave.com"],
  ["Startpage", "search", "startpage.com"],
  ["Qwant", "search", "qwant.com"],
  ["Yandex", "search", "yandex.ru yandex.com ya.ru"],
  ["Baidu", "search", "baidu.com"],
  ["Instagram", "social", "instagram.com instagram ig com.instagram.android"],
  ["Threads", "social", "threads.net threads.com threads com.instagram.barcelona"],
  ["Facebook", "social", "facebook.com fb.com fb facebook fb.me com.facebook.katana"],
  ["Messenger", "messages", "messenger.com messenger com.facebook.orca"],
  ["TikTok", "social", "tiktok.com tiktok com.zhiliaoapp.musically com.ss.android.ugc.trill"],
  ["Snapchat", "social", "snapchat.com snapchat com.snapchat.android"],
  ["Pinterest", "social", "pinterest pinterest.com pin.it com.pinterest"],
  ["LinkedIn", "social", "linkedin.com lnkd.in linkedin com.linkedin.android"],
  ["X", "social", "x.com twitter.com t.co twitter com.twitter.android"],
  ["Bluesky", "social", "bsky.app go.bsky.app bluesky"],
  ["Mastodon", "social", "mastodon.social mastodon joinmastodon.org"],
  ["Reddit", "social", "reddit.com reddit out.reddit.com com.reddit.frontpage"],
  ["Tumblr", "social", "tumblr.com tumblr"],
  ["VK", "social", "vk.com"],
  ["YouTube", "video", "youtube.com youtu.be youtube com.google.android.youtube"],
  ["Twitch", "video", "twitch.tv twitch"],
  ["Vimeo", "video", "vimeo.com"],
  ["WhatsApp", "messages", "whatsapp.com wa.me web.whatsapp.com whatsapp com.whatsapp"],
  ["Telegram", "messages", "t.me telegram.org web.telegram.org telegram org.telegram.messenger"],
  ["Discord", "messages", "discord.com discord"],
  ["Slack", "messages", "slack.com slack com.slack"],
  ["WeChat", "messages", "wechat.com wechat"],
  ["LINE", "messages", "line.me"],
  ["Signal", "messages", "signal.org org.thoughtcrime.securesms"],
  ["Gmail", "email", "mail.google.com com.google.android.gm"],
  ["Outlook", "email", "outlook.live.com outlook.office.com outlook.com com.microsoft.office.outlook"],
  ["Newsletter", "email", "newsletter email mail e-mail mailchimp brevo substack.com"],
  ["ChatGPT", "ai", "chatgpt.com chat.openai.com chatgpt"],
  ["Claude", "ai", "claude.ai"],
  ["Perplexity", "ai", "perplexity.ai perplexity"],
  ["Gemini", "ai", "gemini.google.com"],
  ["Copilot", "ai", "copilot.microsoft.com"],
  ["Etsy", "shopping", "etsy.com etsy"],
  ["QR code", "qr", "qr qrcode qr-code qr_code"],
];
const BY_MARK = new Map(KNOWN.flatMap(([name, channel, marks]) => marks.split(" ").map((mark) => [mark, { name, channel }] as const)));

/** The longest known suffix of a host or app name: `lm.facebook.com` is Facebook and `google.de` is Google. */
function knownHost(host: string): { name: string; channel: Channel } | undefined {
  if (host.startsWith("com.") || host.startsWith("org.")) return BY_MARK.get(host);
  for (let rest = host; rest.includes("."); rest = rest.slice(rest.indexOf(".") + 1)) {
    const known = BY_MARK.get(rest);
    if (known) return known;
  }
  return /^(?:[a-z0-9-]+\.)*google\.(?:com?\.)?[a-z]{2,3}$/.test(host)
    ? BY_MARK.get("google")
    : /^(?:[a-z0-9-]+\.)*pinterest\.(?:com?\.)?[a-z]{2,3}$/.test(host)
      ? BY_MARK.get("pinterest")
      : undefined;
}

export type CameFrom = {
  host: string;
  utm: { source: string; medium: string; campaign: string; term: string; content: string };
  app: string;
};

/**
 * Where a visit comes from. Tags of the link win over the referring site, which wins over the in-app browser. An unknown host is its own
 * name; without any of these the channel is `direct` and the source is empty.
 */
export function sourceOf({ host, utm, app }: CameFrom): Pick<Traits, "channel" | "source" | "medium" | "campaign" | "term" | "content"> {
  const tagged = utm.source.toLowerCase();
  const known =
    BY_MARK.get(tagged) ?? (tagged.includes(".") ? knownHost(tagged) : undefined) ?? (tagged === "" ? knownHost(host) : undefined);
  const inApp = tagged === "" && host === "" && app !== "" && app !== "Other app" ? app : "";
  const source = known?.name ?? (utm.source || host || inApp);
  return {
    channel: channelOf(utm.medium.toLowerCase(), known?.channel ?? BY_NAME.get(inApp), utm, host),
    source,
    medium: utm.medium,
    campaign: utm.campaign,
    term: utm.term,
    content: utm.content,
  };
}

const BY_NAME = new Map(KNOWN.map(([name, channel]) => [name, channel]));

function channelOf(medium: string, known: Channel | undefined, utm: CameFrom["utm"], host: string): Channel {
  if (/^(?:cpc|ppc|cpm|paid.*|.*[_-]?ads?|display|banner)$/.test(medium)) return "paid";
  if (/^(?:e-?mail|newsletter)$/.test(medium)) return "email";
  if (/^qr/.test(medium)) return "qr";
  if (known) return known;
  if (/^social/.test(medium)) return "social";
  if (utm.source !== "" || utm.campaign !== "") return "campaign";
  return host === "" ? "direct" : "website";
}
