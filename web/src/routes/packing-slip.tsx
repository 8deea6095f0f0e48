export { PackingSlipScreen as Component } from "#features/order/packing-slip-screen.tsx";
