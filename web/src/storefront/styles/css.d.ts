// Both bundlers import a stylesheet's text in this form.
declare module "*.css?inline" {
  const css: string;
  export default css;
}
