import { paths } from "@awning/domain/routes/paths";
import { SHARED_CACHE, SHARED_PHOTO } from "#data/media/shared-photo.ts";

/** Where the system sends what is shared with the installed app; the manifest says the same. */
export const SHARE_PATH = paths.links;
const ADDRESS = /https?:\/\/\S+/;

/** Answers what was shared: a picture goes into a new product, an address into a new link. Nothing is stored before a press there. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const photo = form.get("photo");
  if (photo instanceof File && photo.type.startsWith("image/")) {
    const cache = await caches.open(SHARED_CACHE);
    await cache.put(SHARED_PHOTO, new Response(photo, { headers: { "content-type": photo.type } }));
    return Response.redirect(paths.product("new"), 303);
  }
  const texts = ["url", "text", "title"].map((name) => form.get(name)).filter((text) => typeof text === "string");
  const address = texts.flatMap((text) => ADDRESS.exec(text)?.[0] ?? [])[0] ?? "";
  return Response.redirect(`${paths.links}?add=${encodeURIComponent(address)}`, 303);
}
