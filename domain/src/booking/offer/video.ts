import { parsePastedWebUrl } from "../../link/pasted.ts";
import type { Reservation } from "../reservation.ts";
import { PLACE_TEXT_MAX, type Place } from "../service.ts";

/** Stands in a video link for the name of a room that each booking gets of its own. */
export const ROOM_MARK = "{room}";
/** Characters in the name of a room. */
export const ROOM_LENGTH = 24;

/** Why a link cannot have a room of its own: it is no https address, or too long with one; `null` if it can, or has no mark. */
export function roomProblem({ kind, text }: Place): "address" | "long" | null {
  if (kind !== "video" || !text.includes(ROOM_MARK)) return null;
  if (!text.startsWith("https://") || !URL.canParse(withRoom(text, "room"))) return "address";
  return withRoom(text, "r".repeat(ROOM_LENGTH)).length > PLACE_TEXT_MAX ? "long" : null;
}

/** The link to a call as it is meant. Several words, such as a link with its passcode, stay as they are. */
export function readVideoLink(typed: string): string {
  return (/\s/.test(typed.trim()) ? null : parsePastedWebUrl(typed, [ROOM_MARK])) ?? typed;
}

/** The place of one booking: its video link leads to the `room`. */
export function placeInRoom(place: Place, room: string): Place {
  return place.kind === "video" && roomProblem(place) === null ? { ...place, text: withRoom(place.text, room) } : place;
}

/** The place as its guest sees it: the number or link of a call only while it is booked. */
export function placeForGuest({ service: { place }, status }: Pick<Reservation, "service" | "status">): Place {
  return place.kind === "address" || place.kind === "customer" || status === "confirmed" ? place : { ...place, text: "" };
}

function withRoom(text: string, room: string): string {
  return text.replace(ROOM_MARK, room);
}
