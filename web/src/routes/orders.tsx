export { OrdersScreen as Component } from "#features/order/orders-screen.tsx";
