import { type Media, mediaSchema } from "./media-schema.ts";

/** Every picture at any depth of a document, in order. */
export function mediaIn(value: unknown): Media[] {
  if (typeof value !== "object" || value === null) return [];
  // Most objects are no picture, and parsing them all would take long.
  const data = "widths" in value ? mediaSchema.safeParse(value).data : undefined;
  return data ? [data] : Object.values(value).flatMap(mediaIn);
}
