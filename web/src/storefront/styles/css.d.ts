// Both bundlers give the text of a stylesheet for this form of import.
declare module "*.css?inline" {
  const css: string;
  export default css;
}
