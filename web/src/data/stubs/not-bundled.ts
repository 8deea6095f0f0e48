/** Makes a function that throws, in place of an SDK function that is left out of the bundle on purpose. */
export function notBundled(name: string): () => never {
  return () => {
    throw new Error(`${name} is not part of this build`);
  };
}
