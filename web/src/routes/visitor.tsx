export { PersonScreen as Component } from "#features/contact/person-screen.tsx";
