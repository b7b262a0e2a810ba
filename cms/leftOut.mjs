/**
 * Stands in the panel's browser code for two libraries that Payload names there and that nothing of ours reaches, 47 KB on every screen: 'ajv'
 * checks JSON fields against a schema in their config, 'jsox' reads blocks written as JSX. The server has both. Who gives a field a schema
 * or a block a `jsx` is told here.
 */
const refuse = () => {
  throw new Error("The panel's build leaves this library out: see cms/leftOut.mjs")
}
export default class Ajv {
  validate = refuse
}
export const JSOX = { parse: refuse }
