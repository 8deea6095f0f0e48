export { SignInState as Component } from "#features/account/auth/sign-in-state.tsx";
