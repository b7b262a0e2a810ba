// @ts-check
// Plain JavaScript: the trial of a release runs it in a process that reads nothing else.

/** Rules that contain rules. */
const GROUPS = /^@(media|supports|container|layer|starting-style|scope)\b/
/** The element itself must match one of the selectors in these; the others say something about other elements. */
const ALTERNATIVES = /:(?:is|where)$/

/**
 * The first selector in compiled rules that reaches elements outside: one without a class of its own. `body:has(.own) header` hides the
 * site's header, although it names the class.
 * @param {readonly string[]} rules as styled-components inserts them
 * @param {ReadonlySet<string>} own classes of the component or the sheet
 * @returns {string | undefined}
 */
export function ruleOutside(rules, own) {
  for (const rule of rules) {
    const found = outside(rule, own)
    if (found !== undefined) return found
  }
  return undefined
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
      if (found !== undefined) return found
    } else if (!prelude.startsWith('@')) {
      const found = selectorsIn(prelude).find((selector) => !isOwn(selector, own))
      if (found !== undefined) return found
    }
  }
  return undefined
}

/**
 * True when elements match the selector only inside an element with an own class.
 * @param {string} selector
 * @param {ReadonlySet<string>} own
 * @returns {boolean}
 */
function isOwn(selector, own) {
  let plain = ''
  for (let at = 0; at < selector.length; at += 1) {
    const letter = selector[at]
    if (letter === '[') at = endOf(selector, at)
    else if (letter === '(') {
      const end = endOf(selector, at)
      const list = selectorsIn(selector.slice(at + 1, end))
      if (ALTERNATIVES.test(plain) && list.every((alternative) => isOwn(alternative, own))) return true
      at = end
    } else plain += letter
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => own.has(name))
}

/**
 * Where a bracket that opens here is closed.
 * @param {string} text
 * @param {number} from
 */
function endOf(text, from) {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"' || letter === "'") at = endOfText(text, at)
    else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    if (depth === 0) return at
  }
  return text.length
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
  const selectors = []
  let from = 0
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(' || list[at] === '[') at = endOf(list, at)
    else if (list[at] === ',') {
      selectors.push(list.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...selectors, list.slice(from).trim()]
}
