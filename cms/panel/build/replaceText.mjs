import { dirname, join, relative } from 'node:path'

const CMS = join(import.meta.dirname, '../..')

/**
 * A Turbopack loader: replaces the texts that `fixes.mjs` names for a file of Payload. A text that is no longer there ends the build, so that
 * an upgrade of Payload cannot drop a fix unnoticed.
 */
export default function replaceText(code) {
  return applyReplacements(code, this.getOptions().replacements, this.resourcePath)
}

/**
 * @param {string} code
 * @param {readonly (readonly [string, string])[]} replacements in order; each replaces the first occurrence. `$CMS` stands for our folder `cms`
 * @param {string} path the file's own path
 * @returns {string}
 * @throws {Error} when a text to be replaced is not in the file
 */
export function applyReplacements(code, replacements, path) {
  const cms = relative(dirname(path), CMS)
  return replacements.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`Payload has changed: ${path} does not contain ${JSON.stringify(from)} (cms/panel/build)`)
    return whole.replace(from, () => to.replace('$CMS', () => cms))
  }, code)
}
