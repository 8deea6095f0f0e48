export { OrdersScreen as Component } from "#features/orders/orders-screen.tsx";
