import { type DemoBookings, winterBreak } from "./bookings.ts";

/** When buyers may come. */
export const OPEN = [{ from: "10:00", until: "18:00" }];
/** After the studio closes to buyers. 1 is Monday. */
const WHEEL_HOURS: Readonly<Record<number, { from: number; to: number }[]>> = {
  3: [{ from: 1080, to: 1260 }],
  4: [{ from: 1080, to: 1260 }],
  6: [{ from: 870, to: 1080 }],
};

const MORNING = [{ from: 540, to: 720 }];
const CLASS = "Hand-building class";
const ON_THURSDAY = { service: CLASS, weekday: 3, time: "18:00" } as const;
const REGULARS = ["Book corner", "Tea room Quay 9", "Garden centre Elm", "Harbour bakery", "Lighthouse inn", "Reading club"];
const BREAK = { ...winterBreak(), ranges: [] };

/** The workshop of the pottery. */
export const WORKSHOP: DemoBookings = {
  schedule: {
    name: "At the wheel",
    zone: "Europe/Berlin",
    weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ranges: WHEEL_HOURS[day] ?? [] })),
    overrides: [BREAK],
  },
  otherHours: {
    talks: {
      name: "Talks by video",
      zone: "Europe/Berlin",
      weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ranges: day === 2 || day === 5 ? MORNING : [] })),
      overrides: [BREAK],
    },
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
      otherLengths: [{ length: 180, price: 9000 }],
      prepay: { ask: "deposit", deposit: 2000, early: 100, late: 50 },
      place: { kind: "address", text: "Harbour studio, Quay 4" },
    },
    {
      title: CLASS,
      description: "Bowls and boxes without a wheel, for six at one table. No experience needed; clay and firing are included.",
      length: 120,
      step: 120,
      bufferAfter: 30,
      windowDays: 90,
      seats: 6,
      price: 3800,
      place: { kind: "address", text: "Harbour studio, Quay 4" },
      reminders: [1440, 120],
    },
    {
      title: "Talk about a piece of your own",
      description: "Bring a sketch or a photo. We agree on clay, glaze and size, and you get an offer by email.",
      length: 30,
      step: 30,
      windowDays: 60,
      price: 0,
      otherLengths: [{ length: 60, price: 0 }],
      approval: "manual",
      hoursId: "talks",
      place: { kind: "video", text: "https://meet.example.test/kiln" },
      questions: [
        { id: "what", label: "What is it to be?", required: true, max: 500, type: "text", choices: "" },
        { id: "number", label: "How many pieces?", required: true, max: 100, type: "choice", choices: "One\nTwo to six\nMore" },
      ],
    },
  ],
  bookings: [
    { service: "Two hours at the wheel", guest: "Corner café", weekday: 2, time: "18:00", weeks: 12 },
    { service: "Two hours at the wheel", guest: "Harbour choir", weekday: 5, time: "14:30", weeks: 12 },
    ...REGULARS.map((guest) => ({ ...ON_THURSDAY, guest, weeks: 1 })),
    ...REGULARS.slice(3).map((guest) => ({ ...ON_THURSDAY, guest, weeks: 1, later: 1 })),
  ],
  requests: [
    {
      service: "Talk about a piece of your own",
      guest: "Museum shop",
      weekday: 1,
      time: "10:00",
      note: "Half an hour is enough for us.",
      answers: { what: "A small bowl for the summer exhibition, with our mark on its foot.", number: "More" },
    },
    {
      service: "Talk about a piece of your own",
      guest: "Table and linen",
      weekday: 4,
      time: "09:30",
      later: 1,
      answers: { what: "Plates that go with a blue table cloth.", number: "Two to six" },
    },
  ],
  // Nobody who has other bookings: an address that opened no link gets three mails an hour.
  waiting: [
    { ...ON_THURSDAY, guest: "School orchestra" },
    { ...ON_THURSDAY, guest: "Brass band Nord" },
  ],
};
