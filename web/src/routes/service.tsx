export { ServiceScreen as Component } from "#features/booking/services/service-screen.tsx";
