/**
 * Where random sequences begin. What is about to land is judged by the same ones as what it changes, so that it is never refused
 * for a fault that was there before; everybody else looks at new ones.
 */
export const SEED = Number(process.env.MODEL_SEED ?? (process.env.CI ? 1 : Date.now() % 1_000_000_000));
