// @ts-check

/** `import('…')` and, where it is taken apart at once, the names it is taken apart into. */
const LATE_IMPORT = /(?:\{([^{}]*)\}\s*=\s*await\s+)?\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(['"`])([^'"`]+)\2/g
const COMMENT_LINE = /^\s*(?:\/\/|\*).*$/gm

/**
 * Refuses an `import()` of what the host does not share of a library. The bundler checks the names of other imports; what is not shared would
 * be undefined in the browser.
 * @this {import('@rspack/core').LoaderContext<Readonly<Record<string, readonly string[]>>>}
 * @param {string} source
 */
export default function lateImports(source) {
  const exported = this.getOptions()
  for (const [, taken, , library = ''] of source.replace(COMMENT_LINE, '').matchAll(LATE_IMPORT)) {
    const shared = exported[library]
    if (!shared) continue
    if (taken === undefined)
      throw new Error(
        `import('${library}') names nothing, and the site shares a part of it only. Take it apart: const { … } = await import('${library}').`,
      )
    const missing = namesIn(taken).find((name) => !shared.includes(name))
    if (missing !== undefined) throw new Error(`'${missing}' of '${library}' is not shared by the site. It shares ${shared.join(', ')}.`)
  }
  return source
}

/** @param {string} taken the inside of a destructuring pattern */
function namesIn(taken) {
  return taken
    .split(',')
    .map((part) => part.split(/[:=]/, 1)[0]?.trim() ?? '')
    .filter(Boolean)
}
