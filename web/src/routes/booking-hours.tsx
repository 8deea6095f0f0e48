export { HoursScreen as Component } from "#features/booking/hours/hours-screen.tsx";
