import { NETWORK_NAMES } from "../values/networks.ts";

/** Supported players. Nothing is requested from them before a click. */
export const EMBED_PROVIDERS = ["youtube", "vimeo", "spotify", "soundcloud", "applemusic", "applepodcasts", "vimeopage"] as const;
export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

/** The only frame hosts of public pages, as in their content security policy. */
export const EMBED_HOSTS: Readonly<Record<EmbedProvider, string>> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  spotify: "https://open.spotify.com",
  soundcloud: "https://w.soundcloud.com",
  applemusic: "https://embed.music.apple.com",
  applepodcasts: "https://embed.podcasts.apple.com",
  // Vimeo serves showcases and live events from another host.
  vimeopage: "https://vimeo.com",
};
export const EMBED_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: NETWORK_NAMES.youtube,
  vimeo: "Vimeo",
  spotify: NETWORK_NAMES.spotify,
  soundcloud: NETWORK_NAMES.soundcloud,
  applemusic: "Apple Music",
  applepodcasts: "Apple Podcasts",
  vimeopage: "Vimeo",
};

/** A frame: `src` on one of {@link EMBED_HOSTS}; `height` in px, or `null` for 16:9. */
export type Embed = { provider: EmbedProvider; src: string; height: number | null };

/** Parses the address of a service's share button; `null` if it is no known player. */
export function parseEmbed(address: string): Embed | null {
  const text = address.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "https:" || url.username || url.password) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  return (
    youtube(host, url) ??
    vimeo(host, url) ??
    vimeoPage(host, url) ??
    spotify(host, url) ??
    soundcloud(host, url) ??
    appleMusic(host, url) ??
    applePodcasts(host, url)
  );
}

export function isPlayedThereOnly(address: string): boolean {
  return /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/clip|vimeo\.com\/ondemand)\/[\w-]+/.test(address.trim());
}

function youtube(host: string, url: URL): Embed | null {
  const isLong = host === "youtube.com" || host === "music.youtube.com" || host === "youtube-nocookie.com";
  if (!isLong && host !== "youtu.be") return null;
  const { pathname, searchParams } = url;
  const named = (isLong ? /^\/(?:embed|shorts|live|v|e|watch)\/([\w-]{11})(?:\/|$)/ : /^\/([\w-]{11})(?:\/|$)/).exec(pathname)?.[1];
  const watched = isLong && pathname === "/watch" ? (searchParams.get("v") ?? "") : "";
  const id = named ?? (/^[\w-]{11}$/.test(watched) ? watched : undefined);
  const list = /^(?:PL|OL|UU|FL)[\w-]{8,60}$/.exec(searchParams.get("list") ?? "")?.[0];
  const isList = isLong && /^\/(?:playlist|embed\/videoseries)$/.test(pathname);
  if (!id && !(isList && list)) return null;
  const start = secondsIn(searchParams.get("t") ?? searchParams.get("start") ?? hashTime(url));
  // A clip of a video, as in its embed code.
  const [clip, span] = ["clip", "clipt"].map((name) => /^[\w-]{10,80}$/.exec(searchParams.get(name) ?? "")?.[0]);
  const part = clip && span && `clip=${clip}&clipt=${span}`;
  const query = [list && `list=${list}`, part, start > 0 && `start=${start}`, "autoplay=1"].filter(Boolean).join("&");
  return { provider: "youtube", src: `${EMBED_HOSTS.youtube}/embed/${id ?? "videoseries"}?${query}`, height: null };
}

function vimeo(host: string, url: URL): Embed | null {
  if (host !== "vimeo.com" && host !== "player.vimeo.com") return null;
  const place = /^\/(?:(?:manage\/)?videos?\/|(?:channels|groups|album|showcase|ondemand)\/[\w-]{1,80}\/(?:videos?\/)?)?/;
  const [, id, inPath = ""] = /^(\d{6,12})(?:\/([\da-f]{6,40}))?(?:\/|$)/.exec(url.pathname.replace(place, "")) ?? [];
  if (!id) return null;
  // Unlisted videos need this hash.
  const secret = inPath || (/^[\da-f]{6,40}$/.exec(url.searchParams.get("h") ?? "")?.[0] ?? "");
  const start = secondsIn(hashTime(url));
  const src = `${EMBED_HOSTS.vimeo}/video/${id}?${secret && `h=${secret}&`}autoplay=1&dnt=1${start > 0 ? `#t=${start}s` : ""}`;
  return { provider: "vimeo", src, height: null };
}

function vimeoPage(host: string, { pathname }: URL): Embed | null {
  if (host !== "vimeo.com") return null;
  const [, kind, id, secret = ""] =
    /^\/(showcase|album|event)\/(\d{3,12})(?:\/embed2?)?(?:\/([\da-f]{6,40}))?(?:\/(?:embed)?)?$/.exec(pathname) ?? [];
  if (!id) return null;
  const path = kind === "event" ? `event/${id}/embed${secret && `/${secret}`}` : `showcase/${id}/embed`;
  return { provider: "vimeopage", src: `${EMBED_HOSTS.vimeopage}/${path}`, height: null };
}

const hashTime = ({ href }: URL) => /#t=([\dhms]+)$/.exec(href)?.[1] ?? "";

/** Seconds of a start time: `435`, `435s`, `7m15s`; 0 for anything else. */
function secondsIn(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function spotify(host: string, { pathname }: URL): Embed | null {
  if (host !== "open.spotify.com" && host !== "play.spotify.com") return null;
  const found =
    /^\/(?:intl-[a-z]{2}(?:-[a-z]+)?\/)?(?:embed(?:-podcast)?\/)?(?:user\/[^/]+\/(?=playlist\/))?(track|album|playlist|artist|episode|show)\/([A-Za-z0-9]{22})(?:\/|$)/.exec(
      pathname,
    );
  if (!found) return null;
  const isShort = found[1] === "track" || found[1] === "episode";
  return { provider: "spotify", src: `${EMBED_HOSTS.spotify}/embed/${found[1]}/${found[2]}`, height: isShort ? 152 : 352 };
}

function soundcloud(host: string, { pathname, searchParams }: URL): Embed | null {
  // As in its embed code.
  const inPlayer = host === "w.soundcloud.com" && pathname === "/player/" ? (searchParams.get("url") ?? "") : null;
  const track = inPlayer ?? `https://${host}${pathname}`;
  const isPage =
    /^https:\/\/soundcloud\.com\/(?!(?:discover|you|search|stream|upload|charts|pages|settings|notifications|messages|tags|people|stations)(?:\/|$))[\w-]{1,80}(?:\/(?:sets\/)?[\w-]{1,200}(?:\/s-\w{1,40})?)?\/?$/.test(
      track,
    );
  const isNumbered = inPlayer !== null && /^https:\/\/api\.soundcloud\.com\/(?:tracks|playlists|users)\/[\w:%]{1,80}$/.test(track);
  if (!isPage && !isNumbered) return null;
  const src = `${EMBED_HOSTS.soundcloud}/player/?url=${encodeURIComponent(track)}&auto_play=true`;
  return { provider: "soundcloud", src, height: 166 };
}

/** Apple's link tool omits the country, and old links have the shop name and `id` before the number. */
function applePath(host: string, url: URL, service: string, types: string): string | null {
  if (!new RegExp(`^(?:(?:embed|geo)\\.)?${service}\\.apple\\.com$|^(?:geo\\.)?itunes\\.apple\\.com$`).test(host)) return null;
  const [, country = "/us", type, name = "", id] =
    new RegExp(`^(/[a-z]{2})?/(${types})(/[^/?#]{1,200})?/([\\w.-]{1,60})/?$`).exec(url.pathname) ?? [];
  return id === undefined ? null : `${country}/${type}${name}/${id}`;
}

function appleMusic(host: string, url: URL): Embed | null {
  const path = applePath(host, url, "music", "album|playlist|song|music-video|station")?.replace(/\/id(\d+)$/, "/$1");
  if (!path) return null;
  const song = /[?&]i=(\d{1,20})(?:&|$)/.exec(url.search)?.[1];
  const isShort = song || path.split("/")[2] === "song";
  return { provider: "applemusic", src: `${EMBED_HOSTS.applemusic}${path}${song ? `?i=${song}` : ""}`, height: isShort ? 175 : 450 };
}

function applePodcasts(host: string, url: URL): Embed | null {
  const path = applePath(host, url, "podcasts", "podcast");
  if (!path || !/\/id\d+$/.test(path)) return null;
  const episode = /[?&]i=(\d{1,20})(?:&|$)/.exec(url.search)?.[1];
  const src = `${EMBED_HOSTS.applepodcasts}${path}${episode ? `?i=${episode}` : ""}`;
  return { provider: "applepodcasts", src, height: episode ? 175 : 450 };
}
