import { RouterProvider } from "react-router/dom";
import { router } from "./router.tsx";

/** The whole app. */
export function App() {
  return <RouterProvider router={router} />;
}
