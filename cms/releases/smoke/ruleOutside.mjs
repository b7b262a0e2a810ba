// @ts-check

/** Rules that contain rules. */
const GROUPS = /^@(media|supports|container|layer|starting-style|scope)\b/
/** Selectors inside these say nothing about the element itself. */
const CONDITIONS = /:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g

/**
 * The first selector in what styled-components collected while rendering that reaches elements outside: one without its own class.
 * @param {string} tags
 * @returns {string | undefined}
 */
export function ruleOutside(tags) {
  const css = tags.replace(/<\/?style[^>]*>/g, '').replace(/\/\*[\s\S]*?\*\//g, '')
  const own = new Set()
  for (const [, id = '', classes = ''] of css.matchAll(/data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}/g))
    if (!id.startsWith('sc-global-')) for (const name of [id, ...classes.split(',')]) own.add(name)
  return outside(css.replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, ''), own)
}

/**
 * @param {string} css
 * @param {ReadonlySet<string>} own
 * @returns {string | undefined}
 */
function outside(css, own) {
  for (const { prelude, body } of rulesIn(css)) {
    if (GROUPS.test(prelude)) {
      const found = outside(body, own)
      if (found) return found
    } else if (!prelude.startsWith('@')) {
      const found = selectorsIn(prelude).find((selector) => !classesIn(selector).some((name) => own.has(name)))
      if (found) return found
    }
  }
  return undefined
}

/** @param {string} selector */
function classesIn(selector) {
  return [...selector.replace(CONDITIONS, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

/**
 * The rules of a style sheet, one level deep.
 * @param {string} css
 */
function rulesIn(css) {
  const rules = []
  let [depth, from, opened] = [0, 0, 0]
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at]
    if (letter === '"' || letter === "'") at = endOfText(css, at)
    else if (letter === '{') {
      if (depth === 0) opened = at
      depth += 1
    } else if (letter === '}') {
      depth -= 1
      if (depth === 0) {
        rules.push({ prelude: css.slice(from, opened).trim(), body: css.slice(opened + 1, at) })
        from = at + 1
      }
    } else if (letter === ';' && depth === 0) from = at + 1
  }
  return rules
}

/**
 * @param {string} css
 * @param {number} from
 */
function endOfText(css, from) {
  let at = from + 1
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1
  return at
}

/**
 * Splits a selector list at its commas, except those in brackets.
 * @param {string} list
 */
function selectorsIn(list) {
  const selectors = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (letter === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop()}${letter}`)
  }
  return selectors.map((selector) => selector.trim())
}
