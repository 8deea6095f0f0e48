export { PackingSlipScreen as Component } from "#features/orders/packing-slip-screen.tsx";
