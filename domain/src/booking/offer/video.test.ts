import { expect, test } from "vitest";
import { RESERVATION_STATUSES } from "../reservation.ts";
import { sampleReservation } from "../sample-reservation.ts";
import { PLACE_TEXT_MAX, type Place, placeSchema } from "../service.ts";
import { placeForGuest, placeInRoom, ROOM_LENGTH, roomProblem } from "./video.ts";

const video = (text: string): Place => ({ kind: "video", text });
const room = "A".repeat(ROOM_LENGTH);

test("a link with a mark leads each booking to a room of its own, any other stays", () => {
  expect(placeInRoom(video("https://meet.example.test/{room}#me"), room)).toEqual(video(`https://meet.example.test/${room}#me`));
  for (const place of [video("https://meet.example.test/me"), video("Ask me for {room}"), { kind: "address", text: "{room}" } as const])
    expect(placeInRoom(place, room)).toEqual(place);
});

test("refuses a room where there is no address, and a link that would be too long", () => {
  const longest = `https://meet.example.test/${"a".repeat(PLACE_TEXT_MAX - 26 - ROOM_LENGTH)}`;
  expect(["{room}", "http://a.test/{room}", "https://{room}"].map((text) => roomProblem(video(text)))).toEqual([
    "address",
    "address",
    null,
  ]);
  expect(roomProblem(video(`${longest}{room}`))).toBeNull();
  expect(placeSchema.safeParse(placeInRoom(video(`${longest}{room}`), room)).success).toBe(true);
  expect(roomProblem(video(`${longest}a{room}`))).toBe("long");
});

test("a guest sees the number or link of a call only while it is booked, and an address always", () => {
  const seen = (place: Place) =>
    RESERVATION_STATUSES.filter((status) => placeForGuest(sampleReservation({ status, service: { place } })).text);
  expect(seen(video("https://meet.example.test/a"))).toEqual(["confirmed"]);
  expect(seen({ kind: "phone", text: "+49 40 555" })).toEqual(["confirmed"]);
  expect(seen({ kind: "address", text: "Mill Street 12" })).toEqual([...RESERVATION_STATUSES]);
});
