import type { DemoBookings } from "./bookings.ts";

/** When buyers may come. */
export const OPEN = [{ from: "10:00", until: "18:00" }];
/** After the studio closes to buyers. 1 is Monday. */
const WHEEL_HOURS: Readonly<Record<number, { from: number; to: number }[]>> = {
  3: [{ from: 1080, to: 1260 }],
  4: [{ from: 1080, to: 1260 }],
  6: [{ from: 870, to: 1080 }],
};

/** The workshop of the pottery. */
export const WORKSHOP: DemoBookings = {
  schedule: {
    name: "At the wheel",
    zone: "Europe/Berlin",
    weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ranges: WHEEL_HOURS[day] ?? [] })),
    overrides: [{ from: "2026-12-21", to: "2027-01-03", ranges: [] }],
  },
  services: [
    {
      title: "Two hours at the wheel",
      description: "Clay, apron and a wheel of your own. We glaze and fire what you make; it is ready to collect three weeks later.",
      length: 120,
      step: 30,
      bufferAfter: 30,
      windowDays: 90,
      price: 6500,
      place: { kind: "address", text: "Harbour studio, Quay 4" },
    },
  ],
  bookings: [
    { service: "Two hours at the wheel", guest: "Corner café", weekday: 2, time: "18:00", weeks: 12 },
    { service: "Two hours at the wheel", guest: "Harbour choir", weekday: 5, time: "14:30", weeks: 12 },
  ],
};
