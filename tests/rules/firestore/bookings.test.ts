import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { SCHEDULE_NAME_MAX } from "@awning/domain/booking/schedule";
import {
  APPROVALS,
  BUFFER_MAX,
  MAX_PER_DAY_MAX,
  MAX_PER_WEEK_MAX,
  MOVES_MAX,
  NOTICE_MAX,
  SERVICE_DESCRIPTION_MAX,
  SERVICE_LENGTH_MAX,
  SERVICE_STATES,
  SERVICE_TITLE_MAX,
  WINDOW_DAYS_MAX,
} from "@awning/domain/booking/service";
import { SLUG_MAX } from "@awning/domain/product/product";
import { describe } from "vitest";
import { aSchedule, aService, created, seeded, stored } from "../support/documents.ts";
import { describeFields, enumCase, type FieldCase, intCase, lineCase, orderKeyCase, paragraphCase, text } from "../support/field-tests.ts";
import { describeIds } from "../support/id-tests.ts";
import { describeTimes } from "../support/time-tests.ts";

const service = {
  stored: (siteId: string) => bookingDocuments.service(siteId, seeded.serviceId),
  fresh: bookingDocuments.service,
  before: () => ({ ...aService(), ...stored() }),
  creation: () => ({ ...aService(), ...created() }),
  change: () => ({ ...aService({ title: "Changed" }), createdAt: stored().createdAt, updatedAt: created().updatedAt }),
};

/** Minutes in steps of five. */
const quantaCase = (min: number, max: number): FieldCase => ({
  types: [],
  allowed: [min, max, min + 5],
  denied: [min - 5, max + 5, min + 1, min + 2.5, "5", null],
});
const orNull = (one: FieldCase): FieldCase => ({ ...one, types: [...one.types, "null"], allowed: [...one.allowed, null] });

describe("the fields of a service", () => {
  describeFields({
    ...service,
    optional: ["payment"],
    fields: () => ({
      title: lineCase(1, SERVICE_TITLE_MAX),
      slug: {
        types: ["string"],
        allowed: ["a", "a-b-2", text(SLUG_MAX)],
        denied: ["", text(SLUG_MAX + 1), "A", "a--b", "-a", "a b", "a\n"],
      },
      description: paragraphCase(SERVICE_DESCRIPTION_MAX),
      length: quantaCase(5, SERVICE_LENGTH_MAX),
      step: quantaCase(5, SERVICE_LENGTH_MAX),
      bufferBefore: quantaCase(0, BUFFER_MAX),
      bufferAfter: quantaCase(0, BUFFER_MAX),
      notice: intCase(0, NOTICE_MAX),
      windowDays: intCase(1, WINDOW_DAYS_MAX),
      maxPerDay: orNull(intCase(1, MAX_PER_DAY_MAX)),
      maxPerWeek: orNull(intCase(1, MAX_PER_WEEK_MAX)),
      price: intCase(0, 99_999_900),
      payment: {
        types: [],
        allowed: [
          { way: "on_site", text: "" },
          { way: "transfer", text: text(200) },
          { way: "later", text: "Cash" },
        ],
        denied: [
          { way: "card", text: "" },
          { way: "later", text: text(201) },
          { way: "later", text: "a\nb" },
          { way: "later" },
          "on_site",
          null,
        ],
      },
      place: {
        types: [],
        allowed: [
          { kind: "phone", text: "" },
          { kind: "video", text: text(200) },
          { kind: "customer", text: "" },
        ],
        denied: [
          { kind: "phone" },
          { kind: "moon", text: "" },
          { kind: "phone", text: text(201) },
          { kind: "phone", text: "a\nb" },
          { kind: "phone", text: "", more: 1 },
        ],
      },
      approval: { ...enumCase(APPROVALS), types: [] },
      guestCancelNotice: orNull(intCase(0, NOTICE_MAX)),
      guestMoveNotice: orNull(intCase(0, NOTICE_MAX)),
      maxMoves: intCase(0, MOVES_MAX),
      reminders: {
        types: [],
        allowed: [[], [5], [1440, 60, NOTICE_MAX]],
        denied: [[4], [NOTICE_MAX + 1], ["5"], [60, 60, 60, 60], [60, 2.5], [60, 60, 4]],
      },
      scheduleId: { types: ["string"], allowed: ["main", text(64)], denied: ["", "a b", "a/b", text(65)] },
      state: { ...enumCase(SERVICE_STATES), types: [] },
      sortKey: orderKeyCase,
    }),
  });
});

describe("the times of a service", () => {
  describeTimes(service);
});

describe("the id of a service", () => {
  describeIds(service.fresh, service.creation);
});

const schedule = {
  stored: (siteId: string) => bookingDocuments.schedule(siteId, seeded.scheduleId),
  fresh: bookingDocuments.schedule,
  before: () => ({ ...aSchedule(), ...stored() }),
  creation: () => ({ ...aSchedule(), ...created() }),
  change: () => ({ ...aSchedule({ name: "Changed" }), createdAt: stored().createdAt, updatedAt: created().updatedAt }),
};
const day = { ranges: [{ from: 540, to: 1020 }] };

describe("the fields of a schedule", () => {
  describeFields({
    ...schedule,
    fields: () => ({
      name: lineCase(1, SCHEDULE_NAME_MAX),
      zone: { types: ["string"], allowed: ["UTC", "America/Port-au-Prince", "Etc/GMT+3"], denied: ["", "Europe Berlin", text(65)] },
      weekly: {
        types: [],
        allowed: [Array(7).fill(day), Array(7).fill({ ranges: [] }), Array(7).fill({ ranges: Array(8).fill({ from: 0, to: 5 }) })],
        denied: [
          [],
          Array(6).fill(day),
          Array(8).fill(day),
          ...Array.from({ length: 7 }, (_, index) => Array(7).fill(day).with(index, "Monday")),
          [...Array(6).fill(day), { ranges: "all day" }],
          [...Array(6).fill(day), { ranges: Array(9).fill({ from: 0, to: 5 }) }],
          [...Array(6).fill(day), { ...day, more: 1 }],
        ],
      },
      overrides: {
        types: ["list"],
        allowed: [[], Array(200).fill({ from: "2026-12-24", to: "2026-12-24", ranges: [] })],
        denied: [Array(201).fill({})],
      },
    }),
  });
});

describe("the times of a schedule", () => {
  describeTimes(schedule);
});

describe("the id of a schedule", () => {
  describeIds(schedule.fresh, schedule.creation);
});
