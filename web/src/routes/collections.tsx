export { CollectionsScreen as Component } from "#features/collection/collections-screen.tsx";
