// @ts-check
import { join } from 'node:path'

/** This file is also the loader of the modules it describes. */
const FILE = import.meta.filename
const LATE_IMPORTS = join(import.meta.dirname, 'lateImports.mjs')
/** Only a facade asks for a library under this name. */
const WHOLE = 'framewell-shared/'

/**
 * Writes a module that exports only the names the host shares of a library.
 * @this {import('@rspack/core').LoaderContext<Readonly<Record<string, readonly string[]>>>}
 */
export default function sharedFacade() {
  const library = this.resourceQuery.slice(1)
  return `export { ${this.getOptions()[library]?.join(', ')} } from ${JSON.stringify(WHOLE + library)}\n`
}

/**
 * Makes every import of these libraries see only what the host shares of them; with `exportsPresence: 'error'`, any other import fails the
 * build with its name.
 * @param {Readonly<Record<string, readonly string[]>>} exported names by library; a library that is shared as a whole is not in it
 */
export function sharedFacades(exported) {
  return {
    alias: Object.fromEntries(Object.keys(exported).map((library) => [`${library}$`, `${FILE}?${library}`])),
    /** @type {import('@rspack/core').RuleSetRule} */
    rule: { resource: FILE, loader: FILE, options: exported, type: 'javascript/esm' },
    /** @type {import('@rspack/core').RuleSetRule} */
    lateRule: { test: /\.[cm]?[jt]sx?$/, enforce: 'pre', loader: LATE_IMPORTS, options: exported },
    /** The library's name in imports. @type {(library: string) => string} */
    requestOf: (library) => (library in exported ? WHOLE + library : library),
    /** @type {(request: string) => string} */
    libraryOf: (request) => (request.startsWith(WHOLE) ? request.slice(WHOLE.length) : request),
  }
}
