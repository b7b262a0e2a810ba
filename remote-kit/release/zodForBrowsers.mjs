// @ts-check

/** zod's original schema module, for builds whose browsers validate with it. */
export const ZOD_SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

const WRITER = /^\s*inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);$/gm
const WRITTEN = /\bcreate(?:Standard|To)JSONSchemaMethod\(this, (?:"\w+"|\{\})\)/g
/** The forms that zod 4 deprecates, `z.string().jwt()` for `z.jwt()`. They keep every format in every page that has a string. */
const FORMAT_METHOD = /^ {4}(\w+)\(params\) \{\s*return this\.check\(core\._\w+\(Zod\w+, params\)\);\s*\},?$/gm
const FORMAT_METHODS = 26
/** `schema.encode()` and its kind, for codecs, which our schemas do not have. */
const CODEC_METHOD =
  /^ {4}(?:async )?(\w+)(?:: (?:async )?function \w+)?\(data, params\) \{\s*return (?:await )?parse\.\w*[DdEe][en]code\w*\(.*\);\s*\},$/gm
const CODEC_METHODS = 8

/**
 * Removes what browsers do not need from zod: the generation of JSON Schema, which only the server uses for the API document, and from the
 * product's own remotes the string formats as methods, and codecs. Calling one of them throws an explanation.
 * @this {import('@rspack/core').LoaderContext<{ own: boolean }>}
 * @param {string} source
 */
export default function zodForBrowsers(source) {
  const isKnown =
    source.match(WRITER) &&
    source.match(WRITTEN)?.length === 3 &&
    source.match(FORMAT_METHOD)?.length === FORMAT_METHODS &&
    source.match(CODEC_METHOD)?.length === CODEC_METHODS
  if (!isKnown) throw new Error('zod is written in another way now: see zodForBrowsers.mjs')
  const validating = source.replace(WRITER, '').replace(WRITTEN, `(() => { throw new Error('JSON Schema is written on the server') })`)
  if (!this.getOptions().own) return validating
  return validating
    .replace(FORMAT_METHOD, (_, format) => `${format}() { throw new Error('Write z.${format}() instead') },`)
    .replace(CODEC_METHOD, (_, method) => `${method}() { throw new Error('Our schemas have no codecs') },`)
}
