/** Makes a function that throws: it stands for a part of an SDK that is left out of the bundle on purpose. */
export function notBundled(name: string): () => never {
  return () => {
    throw new Error(`${name} is not part of this build`);
  };
}
