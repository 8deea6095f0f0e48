export { DiscountsScreen as Component } from "#features/discounts/discounts-screen.tsx";
