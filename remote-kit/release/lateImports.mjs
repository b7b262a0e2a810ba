// @ts-check

/** `import('…')` and, where it is taken apart at once, the names it is taken apart into. */
const LATE_IMPORT = /(?:\{([^{}]*)\}\s*=\s*await\s+)?\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(['"`])([^'"`]+)\2/g
/** `require('…')` with what takes its names: a pattern, a variable, or a member. */
const REQUIRED = /(?:(?:\{([^{}]*)\}|\b(?:const|let|var)\s+(\w+))\s*=\s*[\w.$(]*)?\brequire\(\s*(['"`])([^'"`]+)\3\s*\)+(?:\.(\w+))?/g
const COMMENT_LINE = /^\s*(?:\/\/|\*).*$/gm

/**
 * Refuses, by its name, what the host does not share of a library in `import()` and `require()`. The bundler checks the names of other
 * imports; what is not shared would be undefined in the browser.
 * @this {import('@rspack/core').LoaderContext<Readonly<Record<string, readonly string[]>>>}
 * @param {string} source
 */
export default function lateImports(source) {
  const exported = this.getOptions()
  const code = source.replace(COMMENT_LINE, '')
  /**
   * @param {string} how
   * @param {string} library
   * @param {readonly string[] | undefined} names
   */
  const check = (how, library, names) => {
    const shared = exported[library]
    if (!shared) return
    if (!names)
      throw new Error(`${how}('${library}') names nothing, and the site shares a part of it only. ${ADVICE[how]} ${how}('${library}').`)
    const missing = names.find((name) => !shared.includes(name))
    if (missing !== undefined) throw new Error(`'${missing}' of '${library}' is not shared by the site. It shares ${shared.join(', ')}.`)
  }
  for (const [, taken, , library = ''] of code.matchAll(LATE_IMPORT))
    check('import', library, taken === undefined ? undefined : namesIn(taken))
  for (const [, taken, variable, , library = '', member] of code.matchAll(REQUIRED)) {
    if (!exported[library]) continue
    if (member !== undefined) check('require', library, [member])
    else if (taken !== undefined) check('require', library, namesIn(taken))
    else check('require', library, variable === undefined ? undefined : membersOf(variable, code))
  }
  return source
}

/** @type {Record<string, string>} */
const ADVICE = { import: 'Take it apart: const { … } = await', require: 'Take it apart: const { … } =' }

/** @param {string} taken the inside of a destructuring pattern */
function namesIn(taken) {
  return taken
    .split(',')
    .map((part) => part.split(/[:=]/, 1)[0]?.trim() ?? '')
    .filter(Boolean)
}

/**
 * The members that code uses of a variable; `default` is a module as a whole, of which the next member counts.
 * @param {string} variable
 * @param {string} code
 */
function membersOf(variable, code) {
  const members = code.matchAll(new RegExp(`(?<![\\w$.])${variable}\\.(?:default\\.)?(\\w+)`, 'g'))
  return [...new Set([...members].map(([, name]) => name ?? ''))]
}
