export { ProductScreen as Component } from "#features/product/product-screen.tsx";
