export { SignInState as Component } from "#features/auth/sign-in-state.tsx";
