export { ServicesScreen as Component } from "#features/booking/services/services-screen.tsx";
