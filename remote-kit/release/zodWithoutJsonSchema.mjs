// @ts-check

/** zod's original schema module, for builds whose browsers validate with it. */
export const ZOD_SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

const WRITER = /^\s*inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);$/gm
const WRITTEN = /\bcreate(?:Standard|To)JSONSchemaMethod\(this, (?:"\w+"|\{\})\)/g

/**
 * Removes zod's JSON Schema generation, a sixth of its code, which only the server uses for the API document. Calling it in a browser
 * throws an explanation.
 * @param {string} source
 */
export default function zodWithoutJsonSchema(source) {
  if (!source.match(WRITER) || source.match(WRITTEN)?.length !== 3)
    throw new Error('zod writes JSON Schema in another way now: see zodWithoutJsonSchema.mjs')
  return source.replace(WRITER, '').replace(WRITTEN, `(() => { throw new Error('JSON Schema is written on the server') })`)
}
