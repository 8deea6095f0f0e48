export { ReservationsScreen as Component } from "#features/booking/reservations-screen.tsx";
