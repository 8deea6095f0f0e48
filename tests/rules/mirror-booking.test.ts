import { QUANTUM_MINUTES } from "@awning/domain/booking/booking";
import { OVERRIDES_MAX, RANGES_MAX, SCHEDULE_NAME_MAX, scheduleDraftSchema } from "@awning/domain/booking/schedule";
import * as service from "@awning/domain/booking/service";
import { zoneSchema } from "@awning/domain/time/zoned-time";
import { expect, test } from "vitest";
import { firestoreRules as rules, toRegExp } from "./support/rules-text.ts";

test.each<[string, string]>([
  ["isService", `isLine(draft.title, 1, ${service.SERVICE_TITLE_MAX})`],
  ["isService", `isParagraph(draft.description, ${service.SERVICE_DESCRIPTION_MAX})`],
  ["isService", `isMinutes(draft.length, ${QUANTUM_MINUTES}, ${service.SERVICE_LENGTH_MAX})`],
  ["isService", `isMinutes(draft.step, ${QUANTUM_MINUTES}, ${service.SERVICE_LENGTH_MAX})`],
  ["isService", `isMinutes(draft.bufferBefore, 0, ${service.BUFFER_MAX})`],
  ["isService", `isMinutes(draft.bufferAfter, 0, ${service.BUFFER_MAX})`],
  ["isService", `isInt(draft.notice, 0, ${service.NOTICE_MAX})`],
  ["isService", `isInt(draft.windowDays, 1, ${service.WINDOW_DAYS_MAX})`],
  ["isService", `isMostOrNull(draft.maxPerDay, ${service.MAX_PER_DAY_MAX})`],
  ["isService", `isMostOrNull(draft.maxPerWeek, ${service.MAX_PER_WEEK_MAX})`],
  ["isService", `isInt(draft.maxMoves, 0, ${service.MOVES_MAX})`],
  ["isMinutes", `value % ${QUANTUM_MINUTES} == 0`],
  ["isMostOrNull", "isInt(value, 1, max)"],
  ["isNoticeOrNull", `isInt(value, 0, ${service.NOTICE_MAX})`],
  ["isPlace", `isLine(place.text, 0, ${service.PLACE_TEXT_MAX})`],
  ["isReminder", `isInt(reminders[index], 5, ${service.NOTICE_MAX})`],
  ["areReminders", `reminders.size() <= ${service.REMINDERS_MAX}`],
  ["isBookingSchedule", `isLine(schedule.name, 1, ${SCHEDULE_NAME_MAX})`],
  ["isBookingSchedule", `schedule.overrides.size() <= ${OVERRIDES_MAX}`],
  ["isDay", `day.ranges.size() <= ${RANGES_MAX}`],
  ["isWeek", "weekly.size() == 7"],
])("%s holds %s", (name, limit) => {
  expect(`${rules.body(name).replace(/;$/, "")} `).toContain(`${limit} `);
});

test("each reminder that a service may have is looked at", () => {
  const looked = [...rules.body("areReminders").matchAll(/isReminder\(reminders, (\d+)\)/g)].map(([, index]) => Number(index));
  expect(looked).toEqual(Array.from({ length: service.REMINDERS_MAX }, (_, index) => index));
});

test("the words of a service", () => {
  expect(rules.list("isPlaceKind")).toEqual([...service.PLACE_KINDS]);
  expect(rules.list("isApproval")).toEqual([...service.APPROVALS]);
  expect(rules.list("isServiceState")).toEqual([...service.SERVICE_STATES]);
});

test.each([
  ["isService", service.serviceDraftSchema.shape],
  ["isBookingSchedule", scheduleDraftSchema.shape],
])("the keys that %s knows", (name, shape) => {
  expect(rules.list(name)).toEqual([...Object.keys(shape), "createdAt", "updatedAt"]);
});

test("a name of a zone", () => {
  const pattern = toRegExp(rules.patterns("isScheduleZone")[0] ?? "");
  for (const zone of ["Europe/Berlin", "Etc/GMT+3", "America/Port-au-Prince", "UTC"]) {
    expect(pattern.test(zone), zone).toBe(true);
    expect(zoneSchema.safeParse(zone).success, zone).toBe(true);
  }
  for (const other of ["", "Europe Berlin", "a".repeat(65)]) expect(pattern.test(other), other).toBe(false);
});
