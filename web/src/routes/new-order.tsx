export { NewOrderScreen as Component } from "#features/order/new-order-screen.tsx";
