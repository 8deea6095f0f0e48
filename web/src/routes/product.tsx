export { ProductScreen as Component } from "#features/product/editor/product-screen.tsx";
