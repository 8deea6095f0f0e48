import { type Media, mediaSrcSet, mediaUrl } from "@awning/domain/media/media";
import { mediaBase } from "../env.ts";

/** The address of the stored file nearest to the wanted width in CSS pixels. */
export function mediaAddress(media: Media, wantedWidth: number): string {
  return mediaUrl(mediaBase, media, wantedWidth);
}

/** The `srcset` of all stored files of a picture. */
export function mediaAddresses(media: Media): string {
  return mediaSrcSet(mediaBase, media);
}
