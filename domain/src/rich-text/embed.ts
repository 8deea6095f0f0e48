import { NETWORK_NAMES } from "../values/networks.ts";

/** Services whose players a page can show. Nothing is asked of them before a visitor clicks. */
export const EMBED_PROVIDERS = ["youtube", "vimeo", "spotify", "soundcloud", "applemusic"] as const;
export type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

/** The only hosts a frame on a public page may come from; the policy of those pages names the same. */
export const EMBED_HOSTS: Readonly<Record<EmbedProvider, string>> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  spotify: "https://open.spotify.com",
  soundcloud: "https://w.soundcloud.com",
  applemusic: "https://embed.music.apple.com",
};
export const EMBED_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: NETWORK_NAMES.youtube,
  vimeo: "Vimeo",
  spotify: NETWORK_NAMES.spotify,
  soundcloud: NETWORK_NAMES.soundcloud,
  applemusic: "Apple Music",
};

/** What a frame shows: `src` at one of {@link EMBED_HOSTS}; `height` in px, or `null` for a picture of 16:9. */
export type Embed = { provider: EmbedProvider; src: string; height: number | null };

/**
 * Reads the address that a service's share button gives.
 * @returns `null` for every address that is not a player of one of the services we know
 */
export function parseEmbed(address: string): Embed | null {
  const text = address.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== "https:" || url.username || url.password) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  return youtube(host, url) ?? vimeo(host, url) ?? spotify(host, url) ?? soundcloud(host, url) ?? appleMusic(host, url);
}

function youtube(host: string, url: URL): Embed | null {
  const isLong = host === "youtube.com" || host === "music.youtube.com" || host === "youtube-nocookie.com";
  if (!isLong && host !== "youtu.be") return null;
  const { pathname, searchParams } = url;
  const named = (isLong ? /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:\/|$)/ : /^\/([\w-]{11})(?:\/|$)/).exec(pathname)?.[1];
  const watched = isLong && pathname === "/watch" ? (searchParams.get("v") ?? "") : "";
  const id = named ?? (/^[\w-]{11}$/.test(watched) ? watched : undefined);
  const list = /^(?:PL|OL|UU|FL)[\w-]{8,60}$/.exec(searchParams.get("list") ?? "")?.[0];
  const isList = isLong && /^\/(?:playlist|embed\/videoseries)$/.test(pathname);
  if (!id && !(isList && list)) return null;
  const start = secondsIn(searchParams.get("t") ?? searchParams.get("start") ?? hashTime(url));
  const query = [list && `list=${list}`, start > 0 && `start=${start}`, "autoplay=1"].filter(Boolean).join("&");
  return { provider: "youtube", src: `${EMBED_HOSTS.youtube}/embed/${id ?? "videoseries"}?${query}`, height: null };
}

function vimeo(host: string, url: URL): Embed | null {
  if (host !== "vimeo.com" && host !== "player.vimeo.com") return null;
  const place = /^\/(?:(?:manage\/)?videos?\/|(?:channels|groups|album|showcase|ondemand)\/[\w-]{1,80}\/(?:videos?\/)?)?/;
  const [, id, inPath = ""] = /^(\d{6,12})(?:\/([\da-f]{6,40}))?(?:\/|$)/.exec(url.pathname.replace(place, "")) ?? [];
  if (!id) return null;
  // Who has only the link sees the film by this.
  const secret = inPath || (/^[\da-f]{6,40}$/.exec(url.searchParams.get("h") ?? "")?.[0] ?? "");
  const start = secondsIn(hashTime(url));
  const src = `${EMBED_HOSTS.vimeo}/video/${id}?${secret && `h=${secret}&`}autoplay=1&dnt=1${start > 0 ? `#t=${start}s` : ""}`;
  return { provider: "vimeo", src, height: null };
}

const hashTime = ({ href }: URL) => /#t=([\dhms]+)$/.exec(href)?.[1] ?? "";

/** Seconds of a start as services write it: `435`, `435s`, `7m15s`; 0 for anything else. */
function secondsIn(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function spotify(host: string, { pathname }: URL): Embed | null {
  if (host !== "open.spotify.com") return null;
  const found = /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/([A-Za-z0-9]{22})(?:\/|$)/.exec(pathname);
  if (!found) return null;
  const isShort = found[1] === "track" || found[1] === "episode";
  return { provider: "spotify", src: `${EMBED_HOSTS.spotify}/embed/${found[1]}/${found[2]}`, height: isShort ? 152 : 352 };
}

function soundcloud(host: string, { pathname, searchParams }: URL): Embed | null {
  // What its own code to paste carries.
  const inPlayer = host === "w.soundcloud.com" && pathname === "/player/" ? (searchParams.get("url") ?? "") : null;
  const track = inPlayer ?? `https://${host}${pathname}`;
  const isPage = /^https:\/\/soundcloud\.com\/[\w-]{1,80}(?:\/(?:sets\/)?[\w-]{1,200}(?:\/s-\w{1,40})?)?\/?$/.test(track);
  const isNumbered = inPlayer !== null && /^https:\/\/api\.soundcloud\.com\/(?:tracks|playlists|users)\/[\w:%]{1,80}$/.test(track);
  if (!isPage && !isNumbered) return null;
  const src = `${EMBED_HOSTS.soundcloud}/player/?url=${encodeURIComponent(track)}&auto_play=true`;
  return { provider: "soundcloud", src, height: 166 };
}

function appleMusic(host: string, { pathname: path, search }: URL): Embed | null {
  if (!/^(?:(?:embed|geo)\.)?music\.apple\.com$/.test(host)) return null;
  // Its own tool for links leaves the country out.
  const pathname = /^\/(?:album|playlist|song|music-video)\//.test(path) ? `/us${path}` : path;
  if (!/^\/[a-z]{2}\/(?:album|playlist|song|music-video)\/[^/?#]{1,200}(?:\/[\w.-]{1,60})?\/?$/.test(pathname)) return null;
  const song = /[?&]i=(\d{1,20})(?:&|$)/.exec(search)?.[1];
  return { provider: "applemusic", src: `${EMBED_HOSTS.applemusic}${pathname}${song ? `?i=${song}` : ""}`, height: song ? 175 : 450 };
}
