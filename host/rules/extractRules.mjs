import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const IMPORT = /^import \{ (?:(?:css|keyframes|styled)(?:, )?)+ \} from 'styled-components'$/m
/** `styled.div`, `styled(Section)`, `css` or `keyframes`, and its template. Templates do not nest. */
const TEMPLATE = /\b(?:styled\.(?<element>\w+)|styled\((?<target>[\w.]+)\)|(?<part>css|keyframes))(?<rules>`(?:[^`\\]|\\.)*`)/g
const LEFT = /\bstyled[.(<]|\b(?:css|keyframes)`/

/**
 * Extracts the CSS from a module written with styled-components. The rules are the same for every page, so browsers need none of them as
 * script. What remains refers to a class name; servers and the build (`keep`) declare the rules under that name, and pages receive them as
 * CSS (see declareRules). Styles must not depend on values known only in the browser.
 * @param {string} source
 * @param {string} path
 * @param {boolean} keep
 */
export function extractRules(source, path, keep) {
  if (!IMPORT.test(source)) return source
  const file = createHash('sha256').update(relative(root, path).replaceAll('\\', '/')).digest('hex').slice(0, 6)
  let count = 0
  const taken = source
    .replace(
      IMPORT,
      `import { ${keep ? 'declare, movement, sharedRules' : 'withClassName'} } from ${JSON.stringify(join(import.meta.dirname, keep ? 'declareRules.ts' : 'withClassName.ts'))}`,
    )
    .replace(TEMPLATE, (...match) => {
      const { element, target, part, rules } = match.at(-1)
      if (part === 'css') return keep ? `sharedRules${rules}` : "''"
      const name = `fw-${file}-${count++}`
      if (part === 'keyframes') return keep ? `movement('${name}')${rules}` : "''"
      const what = element ? `'${element}'` : target
      return keep ? `declare(${what}, '${name}')${rules}` : `/* @__PURE__ */ withClassName(${what}, '${name}')`
    })
  const left = LEFT.exec(taken)
  if (left)
    throw new Error(`${path}: the rules at '${taken.slice(left.index, left.index + 40)}' can't be taken out; they must be a plain template`)
  return taken
}
