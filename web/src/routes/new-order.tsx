export { NewOrderScreen as Component } from "#features/orders/new-order-screen.tsx";
