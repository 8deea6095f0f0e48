export { OrderScreen as Component } from "#features/order/order-screen.tsx";
