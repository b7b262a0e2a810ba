// @ts-check

/** zod's schemas as they are written, for builds whose browsers check with them. */
export const ZOD_SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

const WRITER = /^\s*inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);$/gm
const WRITTEN = /\bcreate(?:Standard|To)JSONSchemaMethod\(this, (?:"\w+"|\{\})\)/g

/**
 * Every schema of zod can write itself as JSON Schema, which a sixth of its code is for; only the server does it (the API's description).
 * In a browser asking for it says so.
 * @param {string} source
 */
export default function zodWithoutJsonSchema(source) {
  if (!source.match(WRITER) || source.match(WRITTEN)?.length !== 3)
    throw new Error('zod writes JSON Schema in another way now: see zodWithoutJsonSchema.mjs')
  return source.replace(WRITER, '').replace(WRITTEN, `(() => { throw new Error('JSON Schema is written on the server') })`)
}
